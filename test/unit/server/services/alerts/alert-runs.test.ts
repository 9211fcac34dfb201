import assert from 'node:assert/strict';
import { AlertRuns } from '../../../../../server/services/alerts/runs/alert-runs.ts';
import { readAlertMessage } from '../../../../../server/services/alerts/runs/alert-message.ts';
import type { SavedSearch } from '../../../../../server/services/alerts/saved-search.ts';
import type { SavedSearchStore } from '../../../../../server/services/alerts/saved-search-store.ts';
import { indexCatalogueSync } from '../../../../../server/services/catalogue/index/catalogue-index.ts';
import { buildSnapshot } from '../../../../../server/services/catalogue/snapshot.ts';
import type { SeenItems } from '../../../../../server/services/crm/seen-items.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { isHome, isProject, type ListItem } from '../../../../../views/domain/list/list-item.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { MemoryLeadStore } from '../../../../support/stores/memory-lead-store.ts';
import { MemorySavedSearches } from '../../../../support/stores/memory-saved-searches.ts';
import { MemorySeenItems } from '../../../../support/stores/memory-seen-items.ts';
import { newSearch } from '../../../../support/stores/new-search.ts';
import { sampleProperty as homeWith } from '../../../views/domain/sample-property.ts';
import { GAZETTEER } from '../catalogue/index/sample-catalogue.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday, at noon in Brussels. */
const MONDAY_NOON = Date.UTC(2026, 10, 23, 11);
const IGNORED = [3, 4];

const home = (id: number, changes = {}) => homeWith({ id, ...changes });

/** A site with its stores: several servers can run on them. */
class World {
  now = MONDAY_NOON;
  readonly leads = new MemoryLeadStore();
  readonly searches = new MemorySavedSearches(this.leads);
  readonly seenItems = new MemorySeenItems();
  #indexed = indexed([]);

  set catalogue(items: readonly ListItem[]) {
    this.#indexed = indexed(items, () => this.now);
  }

  /** A server, with stores of its own where a test breaks them. */
  server(stores: { store?: SavedSearchStore; seenItems?: SeenItems } = {}): AlertRuns {
    return new AlertRuns({
      store: this.searches,
      seenItems: this.seenItems,
      ...stores,
      catalogue: catalogueOf(() => this.#indexed),
      wake: () => {},
      now: () => this.now,
      timers: new ManualTimers(),
      log: createLog('silent'),
    });
  }

  /** A confirmed search; at once, for all that is for sale, unless they say otherwise. */
  async search(changes: Parameters<typeof newSearch>[0] = {}): Promise<SavedSearch> {
    const asked = { frequency: 'at-once', list: 'sale', query: '', createdAt: this.now } as const;
    const search = newSearch({ ...asked, ...changes });
    const message = newLead({ form: 'confirmation', email: search.email });
    assert.ok(await this.searches.request(search, message, { count: 100, since: 0 }));
    const year = { at: this.now, expiresAt: this.now + 365 * DAY, lead: newLead() };
    return (await this.searches.confirm(search.id, year))!.search;
  }

  /** The homes of each mail that was stored, the first first, with why. */
  async mails(): Promise<{ person: string; homes: Record<string, string[]> }[]> {
    const leads = await this.leads.list(1_000);
    return leads
      .filter(({ form }) => form === 'search-alert')
      .toReversed()
      .map(({ content }) => {
        const { person, homes } = readAlertMessage(content);
        const why = homes.map(
          ({ home: number, happenings }) => [number, happenings.map(({ kind }) => kind)] as const,
        );
        return { person, homes: Object.fromEntries(why) };
      });
  }

  async toldOf(person: string): Promise<string[][]> {
    const mails = await this.mails();
    const ofPerson = mails.filter((mail) => mail.person === person);
    return ofPerson.map(({ homes }) => Object.keys(homes).sort());
  }
}

/** A catalogue whose state is read anew each time. */
function catalogueOf(read: () => ReturnType<typeof indexed>) {
  return {
    ready: true,
    get indexed() {
      return read();
    },
  };
}

function indexed(items: readonly ListItem[], now = () => 0) {
  const homes = items.filter(isHome);
  const snapshot = buildSnapshot({ homes, projects: items.filter(isProject), team: [] }, IGNORED);
  const index = indexCatalogueSync({ ...snapshot, gazetteer: GAZETTEER, now });
  return { snapshot, index };
}

describe('runs of saved searches', () => {
  let world: World;
  let server: AlertRuns;
  beforeEach(async () => {
    world = new World();
    world.catalogue = [home(1), home(2, { price: 400_000, marquee: 2 })];
    server = world.server();
    await server.look();
    world.now += HOUR;
  });

  /** The catalogue changes, and it is looked at a minute later. */
  const looks = async (items: readonly ListItem[], wait = 60_000) => {
    world.catalogue = items;
    world.now += wait;
    await server.look();
  };
  const before = [home(1), home(2, { price: 400_000, marquee: 2 })];

  it('tell at once what is new, and once', async () => {
    const { person } = await world.search();
    await looks([...before, home(3), home(4, { goal: 1 })]);
    await looks([...before, home(3), home(4, { goal: 1 })], HOUR);
    await world.server().look();
    assert.deepEqual(await world.mails(), [{ person, homes: { 3: ['new'] } }]);
  });

  it('tell what happened, of each home once, whichever of the searches find it', async () => {
    const { person } = await world.search({ query: 'region=9000' });
    await world.search({ query: 'pricemax=390000' });
    await world.search({ list: 'rent' });
    const date = { start: '2026-12-05T10:00', end: '2026-12-05T12:00', registration: false };
    await looks([
      home(1, { openHouses: [date] }),
      home(2, { price: 380_000 }),
      home(3, { goal: 1 }),
    ]);
    assert.deepEqual(await world.mails(), [
      { person, homes: { 3: ['new'], 2: ['price-drop', 'back'], 1: ['open-house'] } },
    ]);
  });

  it('tell each person one mail in an hour', async () => {
    const { person } = await world.search();
    const other = await world.search({ email: 'other@example.be', query: 'region=4000' });
    await looks([...before, home(3)]);
    await looks([...before, home(3), home(4)]);
    await looks([...before, home(3), home(4), home(5, { zip: '4000', city: 'Liège' })]);
    assert.deepEqual(await world.toldOf(person), [['3']]);
    assert.deepEqual(await world.toldOf(other.person), [['5']]);
    world.now += HOUR;
    await server.look();
    assert.deepEqual(await world.toldOf(person), [['3'], ['4', '5']]);
  });

  it('tell nobody who has paused, ended or not confirmed, or whose year is over', async () => {
    const paused = await world.search();
    await world.searches.change(paused.person, paused.id, { state: 'paused' }, world.now);
    const ended = await world.search({ email: 'b@example.be' });
    await world.searches.endAll(ended.person, world.now);
    const over = await world.search({ email: 'c@example.be' });
    await world.searches.change(over.person, over.id, { expiresAt: world.now + 1 }, world.now);
    const asked = newSearch({ frequency: 'at-once', list: 'sale', query: '' });
    await world.searches.request(asked, newLead(), { count: 9, since: 0 });
    await looks([...before, home(3)]);
    assert.deepEqual(await world.mails(), []);
  });

  it('tell nothing of homes that a person hid, nor of what happened before the search', async () => {
    await looks([...before, home(3)]);
    world.now += 1;
    const { person } = await world.search();
    await world.searches.hide(person, 4, world.now);
    await looks([...before, home(3), home(4), home(5)]);
    assert.deepEqual(await world.toldOf(person), [['5']]);
  });

  it('tell nothing at night, and in the morning what happened in it', async () => {
    const { person } = await world.search();
    world.now = Date.UTC(2026, 10, 23, 21, 30);
    await looks([...before, home(3)]);
    await looks([...before, home(3)], 4 * HOUR);
    assert.deepEqual(await world.mails(), []);
    world.now = Date.UTC(2026, 10, 24, 6, 1);
    await server.look();
    assert.deepEqual(await world.toldOf(person), [['3']]);
    // Another night, of a server that has told everything.
    world.now += HOUR;
    await server.look();
    world.now = Date.UTC(2026, 10, 24, 23);
    await looks([...before, home(3), home(4)]);
    await server.look();
    // The other one, which does not know of it yet, has made the run of the morning.
    assert.ok(await world.searches.moveCursor('daily', 20261124, 20261125));
    world.now = Date.UTC(2026, 10, 25, 6, 1);
    await server.look();
    assert.deepEqual(await world.toldOf(person), [['3'], ['4']]);
  });

  it('tell in the morning, although the clock was a year ahead and is right again', async () => {
    const { person } = await world.search({ frequency: 'daily', query: 'region=9000' });
    const { now } = world;
    await server.look();
    world.now += 365 * 24 * HOUR;
    await server.look();
    world.now = now;
    await looks([...before, home(3)]);
    world.now = Date.UTC(2026, 10, 24, 6, 1);
    await server.look();
    assert.deepEqual(await world.toldOf(person), [['3']]);
    const day = await world.searches.cursor('daily');
    assert.equal(day, 20261124);
  });

  it('tell in the next hour what is too much for one mail', async () => {
    const many = Array.from({ length: 600 }, (_, index) => home(1_000 + index));
    const more = Array.from({ length: 250 }, (_, index) => home(5_000 + index));
    await looks(many);
    world.now += 1;
    const daily = await world.search({ frequency: 'daily', query: 'region=9000' });
    await looks([...many, ...more]);
    world.now = Date.UTC(2026, 10, 24, 6, 1);
    await server.look();
    // A home that changes meanwhile does not end the day's run.
    await looks([...many, ...more, home(9_000, { zip: '4000', city: 'Liège' })]);
    world.now += HOUR;
    await server.look();
    const told = await world.toldOf(daily.person);
    assert.deepEqual(
      told.map(({ length }) => length),
      [200, 50],
    );
    assert.equal(new Set(told.flat()).size, 250);
  });

  it('tell daily in the morning and weekly on Monday, all in one mail', async () => {
    const daily = await world.search({ frequency: 'daily', query: 'region=9000' });
    await world.search({ frequency: 'weekly', list: 'rent' });
    await looks([...before, home(3), home(4, { goal: 1 })]);
    assert.deepEqual(await world.mails(), []);
    world.now = Date.UTC(2026, 10, 24, 5, 59);
    await server.look();
    assert.deepEqual(await world.mails(), []);
    world.now += 2 * 60_000;
    await server.look();
    assert.deepEqual(await world.toldOf(daily.person), [['3']]);
    await looks([...before, home(3), home(4, { goal: 1 }), home(5)]);
    world.now = Date.UTC(2026, 10, 30, 6, 1);
    await server.look();
    await server.look();
    assert.deepEqual(await world.toldOf(daily.person), [['3'], ['4', '5']]);
  });

  it('tell on Monday what the server was too late for, and at once who wants it so from now on', async () => {
    const { person, id } = await world.search({ frequency: 'weekly' });
    await looks([...before, home(3)]);
    // Nothing runs on Monday.
    world.now = Date.UTC(2026, 11, 1, 9);
    await world.server().look();
    assert.deepEqual(await world.toldOf(person), [['3']]);
    await looks([...before, home(3), home(4)]);
    await world.searches.change(person, id, { frequency: 'at-once' }, world.now);
    world.now += HOUR;
    await server.look();
    assert.deepEqual(await world.toldOf(person), [['3'], ['4']]);
  });

  it('tell once, however many servers look at the same time', async () => {
    const { person } = await world.search();
    const servers = [server, world.server(), world.server()];
    for (const each of servers) await each.look();
    world.catalogue = [...before, home(3), home(4)];
    await Promise.all(servers.map((each) => each.look()));
    world.now += HOUR;
    await Promise.all(servers.map((each) => each.look()));
    const told = await world.toldOf(person);
    assert.deepEqual(told.flat().sort(), ['3', '4']);
  });

  it('tell all, and nothing twice, wherever a kill comes', async () => {
    let isKilled = true;
    for (let calls = 0; isKilled; calls += 1) {
      world = new World();
      world.catalogue = before;
      await world.server().look();
      const people = await Promise.all(
        ['a@example.be', 'b@example.be'].map((email) => world.search({ email })),
      );
      const daily = await world.search({ email: 'c@example.be', frequency: 'daily' });
      world.catalogue = [...before, home(3), home(4)];
      world.now += DAY;
      const left = { calls, isKilled: false };
      await world
        .server({ store: mortal(world.searches, left), seenItems: mortal(world.seenItems, left) })
        .look();
      ({ isKilled } = left);
      await world.server().look();
      for (const { person } of [...people, daily]) {
        const told = await world.toldOf(person);
        assert.deepEqual(told.flat().sort(), ['3', '4'], `${calls} calls`);
      }
    }
  });

  it('stop between two mails, and another server goes on', async () => {
    const emails = ['a@example.be', 'b@example.be', 'c@example.be'];
    const people = await Promise.all(emails.map((email) => world.search({ email })));
    world.catalogue = [...before, home(3)];
    const isStored = world.searches.recordAlert.bind(world.searches);
    let stopped: Promise<void> | undefined;
    world.searches.recordAlert = async (alert) => {
      stopped ??= server.stop();
      return isStored(alert);
    };
    await server.look();
    await stopped;
    assert.equal((await world.mails()).length, 1);
    await world.server().look();
    for (const { person } of people) assert.deepEqual(await world.toldOf(person), [['3']]);
  });

  it('name a concern while they cannot be made, and make up for it', async () => {
    const { person } = await world.search();
    const left = { calls: 0, isKilled: false };
    const broken = world.server({ store: mortal(world.searches, left) });
    world.catalogue = [...before, home(3)];
    await broken.look();
    assert.equal(broken.concerns().length, 1);
    left.calls = Infinity;
    await broken.look();
    assert.deepEqual(broken.concerns(), []);
    assert.deepEqual(await world.toldOf(person), [['3']]);
  });
});

/** A store that dies after so many calls, of which the last has had its effect or not. */
function mortal<T extends object>(store: T, left: { calls: number; isKilled: boolean }): T {
  return new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]) => {
        if (left.calls === 0) left.isKilled = true;
        if (left.calls < 1) throw new Error('killed');
        left.calls -= 1;
        return (member as (...all: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}
