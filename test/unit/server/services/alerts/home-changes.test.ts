import assert from 'node:assert/strict';
import fc from 'fast-check';
import { HomeChanges } from '../../../../../server/services/alerts/changes/home-changes.ts';
import { reasonsOf } from '../../../../../server/services/alerts/changes/happenings.ts';
import type { SeenItems } from '../../../../../server/services/crm/seen-items.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import type { ListItem } from '../../../../../views/domain/list/list-item.ts';
import { itemKey } from '../../../../../views/domain/list/list-item.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { MemorySeenItems } from '../../../../support/stores/memory-seen-items.ts';
import { sampleProject, sampleUnit, compositionOf } from '../../../views/domain/sample-project.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { anyItems } from '../catalogue/index/sample-catalogue.ts';

const log = createLog('silent');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 20, 12);
const SOLD_LABELS = [3, 4];

/** A site whose catalogue is looked at once an hour. */
class Site {
  now = START;
  readonly #changes: HomeChanges;

  constructor(store: SeenItems = new MemorySeenItems()) {
    this.#changes = new HomeChanges({ store, log });
  }

  /** What is to be told of the catalogue, by key, since a time and to somebody who was told. */
  async sees(
    items: readonly ListItem[],
    { since = this.now + 1, told = [] }: { since?: number; told?: string[] } = {},
  ): Promise<Record<string, string[]>> {
    this.now += HOUR;
    await this.#changes.note(items, { ignoredLabels: SOLD_LABELS, now: this.now });
    return this.tells({ since, told });
  }

  tells({ since = START + HOUR + 1, told = [] as string[] } = {}): Record<string, string[]> {
    const found = [...this.#changes.seen.values()].map((seen) => {
      const reasons = reasonsOf(seen, { since, now: this.now, told: new Set(told) });
      return [seen.key, reasons.map(({ reason }) => reason)] as const;
    });
    return Object.fromEntries(found.filter(([, reasons]) => reasons.length > 0));
  }
}

const home = (id: number, changes: Partial<Property> = {}) => sampleProperty({ id, ...changes });
const many = (count: number, from = 100, changes: Partial<Property> = {}) =>
  Array.from({ length: count }, (_, index) => home(from + index, changes));

describe('changes of homes', () => {
  it('are none in the first catalogue that is seen', async () => {
    const site = new Site();
    assert.deepEqual(await site.sees(many(3)), {});
    assert.deepEqual(await site.sees(many(3)), {});
  });

  it('are new homes, once', async () => {
    const site = new Site();
    await site.sees([home(1)]);
    assert.deepEqual(await site.sees([home(1), home(2), home(3, { goal: 1 })]), {
      2: ['new sale'],
      3: ['new rent'],
    });
    assert.deepEqual(await site.sees([home(1), home(2), home(3, { goal: 1 })]), {});
  });

  it('are not homes that were away: in an outage, for a day, or while they were withdrawn', async () => {
    const site = new Site();
    const all = [...many(12), home(1)];
    await site.sees(all);
    await site.sees(all.slice(0, 3));
    await site.sees([]);
    assert.deepEqual(await site.sees(all), {});
  });

  it('are told of nothing that left the catalogue or was sold', async () => {
    const site = new Site();
    await site.sees([home(1)]);
    await site.sees([home(1), home(2), home(3)]);
    assert.deepEqual(Object.keys(site.tells()), ['2', '3']);
    await site.sees([home(1), home(3, { status: 2 })]);
    assert.deepEqual(site.tells(), {});
    // By the label alone.
    await site.sees([home(1), home(3, { marquee: 3 })]);
    assert.deepEqual(site.tells(), {});
  });

  it('are prices that fell, from what the person knows', async () => {
    const site = new Site();
    await site.sees([home(1, { price: 400_000 })]);
    const first = site.now + 1;
    assert.deepEqual(await site.sees([home(1, { price: 380_000 })]), { 1: ['price 380000'] });
    await site.sees([home(1, { price: 370_000 })]);
    assert.deepEqual(site.tells({ since: first }), { 1: ['price 370000'] });
    // A price that was told is not told again, nor is one between.
    const told = ['price 370000'];
    await site.sees([home(1, { price: 410_000 })]);
    assert.deepEqual(await site.sees([home(1, { price: 370_000 })], { told }), {});
    await site.sees([home(1, { price: 410_000 })]);
    assert.deepEqual(await site.sees([home(1, { price: 390_000 })], { told }), {});
    assert.deepEqual(await site.sees([home(1, { price: 360_000 })], { told }), {
      1: ['price 360000'],
    });
  });

  it('are no prices that rose, are not published, or belong to another offer', async () => {
    const site = new Site();
    await site.sees(many(3, 1, { price: 400_000 }));
    assert.deepEqual(
      await site.sees([
        home(1, { price: 420_000 }),
        home(2, { price: 300_000, publishPrice: false }),
        home(3, { price: 1_200, goal: 1 }),
      ]),
      { 3: ['new rent'] },
    );
  });

  it('are homes that are available again, once in a while', async () => {
    const site = new Site();
    await site.sees([home(1, { marquee: 2 }), home(2, { status: 2 })]);
    const back = await site.sees([home(1), home(2)]);
    assert.deepEqual(Object.keys(back), ['1', '2']);
    assert.match(String(back['1']), /^back \d+$/);
    await site.sees([home(1, { marquee: 2 }), home(2)]);
    assert.deepEqual(await site.sees([home(1), home(2)]), {});
    await site.sees([home(1, { marquee: 2 }), home(2)]);
    site.now += 31 * DAY;
    assert.deepEqual(Object.keys(await site.sees([home(1), home(2)])), ['1']);
  });

  it('are dates of open houses that are not over', async () => {
    const site = new Site();
    const on = (start: string, end: string) => ({ start, end, registration: false });
    const first = on('2026-11-21T10:00', '2026-11-21T12:00');
    const second = on('2026-12-05T10:00', '2026-12-05T12:00');
    await site.sees([home(1)]);
    assert.deepEqual(await site.sees([home(1, { openHouses: [first] })]), {
      1: ['open 2026-11-21T10:00'],
    });
    assert.deepEqual(await site.sees([home(1, { openHouses: [first, second] })]), {
      1: ['open 2026-12-05T10:00'],
    });
    site.now += 2 * DAY;
    assert.deepEqual(site.tells(), { 1: ['open 2026-12-05T10:00'] });
  });

  it('are projects, and their lowest price', async () => {
    const site = new Site();
    const project = (units: Parameters<typeof sampleUnit>[0][]) => ({
      ...sampleProject(),
      status: 1 as const,
      composition: compositionOf(units.map((unit) => sampleUnit(unit))),
    });
    const key = itemKey(project([]));
    await site.sees([home(1)]);
    const begun = site.now + 1;
    const dear = project([{ price: 300_000, publishPrice: true, status: 'available' }]);
    assert.deepEqual(await site.sees([home(1), dear]), { [key]: ['new project'] });
    const cheap = project([{ price: 280_000, publishPrice: true, status: 'available' }]);
    assert.deepEqual(await site.sees([home(1), cheap]), { [key]: ['price 280000'] });
    await site.sees([home(1), project([{ status: 'option' }])]);
    assert.deepEqual(Object.keys(await site.sees([home(1), cheap])), [key]);
    assert.equal(site.tells({ since: begun })[key]?.length, 3);
  });

  it('are not told where most homes change at once: that is the CRM', async () => {
    const site = new Site();
    await site.sees(many(30));
    // Other ids, as after a change of CRM.
    assert.deepEqual(await site.sees(many(30, 500)), {});
    assert.deepEqual(await site.sees([...many(30, 500), home(1)]), { 1: ['new sale'] });
    // All a tenth cheaper: without a tax, say.
    const prices = many(30, 500, { price: 290_000 });
    assert.deepEqual(await site.sees(prices), {});
    assert.deepEqual(await site.sees([home(500, { price: 200_000 }), ...prices.slice(1)]), {
      500: ['price 200000'],
    });
    // For rent instead of for sale, as by a wrong mapping.
    const rented = new Site();
    await rented.sees(many(30));
    assert.deepEqual(await rented.sees(many(30, 100, { goal: 1 })), {});
  });

  it('are not told where a kill interrupts the note that most have changed', async () => {
    const store = new MemorySeenItems();
    await new Site(store).sees(many(1_100));
    let writes = 0;
    const killed: SeenItems = {
      state: () => store.state(),
      after: (place, limit) => store.after(place, limit),
      forgetGone: (before) => store.forgetGone(before),
      write: async (...of) => {
        writes += 1;
        if (writes > 2) throw new Error('killed');
        return store.write(...of);
      },
    };
    const cheaper = many(1_100, 100, { price: 1_000 });
    await assert.rejects(new Site(killed).sees(cheaper), /killed/);
    const other = new Site(store);
    other.now += DAY;
    assert.deepEqual(await other.sees(cheaper), {});
  });

  it('are told of a few homes of a small agency', async () => {
    const site = new Site();
    await site.sees(many(2));
    assert.equal(Object.keys(await site.sees(many(12))).length, 10);
  });

  it('are the same for servers that look at once, and after a start', async () => {
    await fc.assert(
      fc.asyncProperty(anyItems, anyItems, async (before, after) => {
        const store = new MemorySeenItems();
        const [one, other] = [new Site(store), new Site(store)];
        await Promise.all([one.sees(before), other.sees(before)]);
        await Promise.all([one.sees(after), other.sees(after)]);
        await one.sees([]);
        await other.sees([]);
        assert.deepEqual(other.tells({ since: 1 }), one.tells({ since: 1 }));
        const started = new Site(store);
        started.now = one.now - HOUR;
        await started.sees([]);
        assert.deepEqual(started.tells({ since: 1 }), one.tells({ since: 1 }));
        started.now = one.now;
        const since = started.now + 1;
        assert.deepEqual(await started.sees(after, { since }), {});
      }),
      { numRuns: 12 },
    );
  });

  it('are none where a kill interrupts the first look', async () => {
    const store = new MemorySeenItems();
    const all = many(1_100);
    let writes = 0;
    const killed: SeenItems = {
      state: () => store.state(),
      after: (place, limit) => store.after(place, limit),
      forgetGone: (before) => store.forgetGone(before),
      write: async (...of) => {
        writes += 1;
        if (writes > 2) throw new Error('killed');
        return store.write(...of);
      },
    };
    await assert.rejects(new Site(killed).sees(all), /killed/);
    assert.deepEqual(await new Site(store).sees(all), {});
  });
});
