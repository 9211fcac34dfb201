import assert from 'node:assert/strict';
import { CRM_SANITIZER } from '../../../server/services/crm/crm-sanitizer.ts';
import { setImmediate } from 'node:timers/promises';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import type { WireRecord } from '../../../server/services/crm/wire-values.ts';
import { type EmulatedWhise, emulatedWhise, sampleEstates } from './emulated-whise.ts';

const NOW = Date.parse('2026-11-22T12:10:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOUSE: WireRecord = { ...sampleEstates().get(900001), updateDateTime: undefined };

const house = (id: number, changes: WireRecord = {}): WireRecord => ({ ...HOUSE, id, ...changes });
const houses = (count: number) => Array.from({ length: count }, (_, index) => house(index + 1));

describe('the catalogue of Whise', () => {
  let whise: EmulatedWhise;
  let catalogue: CataloguePort;
  let time: number;
  const open = async (estates: readonly WireRecord[]) => {
    time = NOW - DAY;
    whise = await emulatedWhise(estates, { now: () => time });
    time = NOW;
    catalogue = whise.open().catalogue;
    await catalogue.version();
    await catalogue.properties();
    whise.emulator.calls.length = 0;
  };
  afterEach(() => whise.close());

  const replace = (estates: readonly WireRecord[]) => {
    time += MINUTE;
    whise.emulator.estates.replace(estates, time);
  };
  const ids = async () => (await catalogue.properties()).items.map(({ id }) => id);
  const calls = () => whise.emulator.calls.length;

  it('asks for one estate while nothing changes', async () => {
    await open(houses(3));
    const version = await catalogue.version();
    assert.equal(await catalogue.version(), version);
    assert.equal(calls(), 2);
  });

  it('fetches every page of a list, in the order of ids', async () => {
    await open(houses(120));
    assert.deepEqual(
      await ids(),
      houses(120).map(({ id }) => id),
    );
    assert.equal((await catalogue.properties()).items.length, 120);
  });

  it('fetches what has changed alone', async () => {
    await open(houses(120));
    // All were put in at the same time: from here on that is long ago.
    replace(houses(120).map((one) => (one['id'] === 3 ? house(3, { price: 2 }) : one)));
    await catalogue.version();
    await catalogue.properties();
    const before = await catalogue.version();
    replace(houses(121).map((one) => (one['id'] === 7 ? house(7, { price: 1 }) : one)));
    assert.notEqual(await catalogue.version(), before);
    whise.emulator.calls.length = 0;
    const { items } = await catalogue.properties();
    assert.deepEqual([items.length, items.find(({ id }) => id === 7)?.price], [121, 1]);
    // The newest estate with the number of all, and one page of changes.
    assert.equal(calls(), 2);
  });

  it('finds out what was deleted or withdrawn, also beside something new', async () => {
    await open(houses(4));
    const before = await catalogue.version();
    replace([house(1), house(2), house(4)]);
    const gone = await catalogue.version();
    assert.notEqual(gone, before);
    assert.deepEqual(await ids(), [1, 2, 4]);
    replace([house(1), house(4), house(5)]);
    assert.notEqual(await catalogue.version(), gone);
    assert.deepEqual(await ids(), [1, 4, 5]);
    replace([house(1), house(4, { displayStatusId: 1 }), house(5, { purposeStatus: { id: 20 } })]);
    await catalogue.version();
    assert.deepEqual(await ids(), [1]);
  });

  it('hides an address within one refresh', async () => {
    await open(houses(2));
    const { displayAddress: _shown, ...hidden } = house(2);
    replace([house(1), hidden]);
    await catalogue.version();
    const { items } = await catalogue.properties();
    const { street, position } = CRM_SANITIZER.home(items[1]!);
    assert.deepEqual([street, position], ['', undefined]);
  });

  it('fetches everything each hour, whatever has changed', async () => {
    await open(houses(3));
    const before = await catalogue.version();
    time += 60 * MINUTE;
    assert.notEqual(await catalogue.version(), before);
    // Without a later date, which is how a change would be told.
    whise.emulator.estates.replace(
      houses(3).map((one) => ({ ...one, price: 7 })),
      NOW - DAY,
    );
    whise.emulator.calls.length = 0;
    const { items } = await catalogue.properties();
    assert.deepEqual(
      items.map(({ price }) => price),
      [7, 7, 7],
    );
    // The newest estate with the number of all, and one page.
    assert.equal(calls(), 2);
  });

  it('shares one fetch among homes, projects and team', async () => {
    await open(houses(3));
    replace(houses(4));
    await catalogue.version();
    whise.emulator.calls.length = 0;
    await Promise.all([catalogue.properties(), catalogue.projects(), catalogue.team()]);
    assert.equal(calls(), 2);
  });

  it('asks for texts in the languages of the site alone', async () => {
    await open([house(1)]);
    const french = whise.open({}, ['fr']).catalogue;
    const [home] = (await french.properties()).items;
    assert.deepEqual(Object.keys(home?.description ?? {}), ['fr']);
  });

  it('does without a filter that Whise does not know, and says so', async () => {
    await open([house(1)]);
    whise.emulator.estates.unknown.add('ShowRepresentatives');
    const other = whise.open().catalogue;
    assert.equal((await other.properties()).items.length, 1);
    assert.match(String(other.warnings?.()), /Whise refuses ShowRepresentatives/);
  });

  it('does without German where Whise does not know it, and keeps the other languages', async () => {
    await open([house(1)]);
    whise.emulator.estates.languages = ['nl-BE', 'fr-BE', 'en-GB'];
    const other = whise.open().catalogue;
    const [home] = (await other.properties()).items;
    assert.deepEqual(Object.keys(home?.description ?? {}), ['nl', 'fr']);
    assert.deepEqual(other.warnings?.(), ['Whise refuses de-DE: lists come without it']);
    assert.deepEqual(other.missingLanguages?.(), ['de']);
  });

  it('tries again what Whise refused when it reads the list whole', async () => {
    await open([house(1)]);
    whise.emulator.estates.unknown.add('ShowRepresentatives');
    const other = whise.open().catalogue;
    await other.properties();
    whise.emulator.estates.unknown.clear();
    time += 60 * MINUTE;
    await other.properties();
    assert.deepEqual(other.warnings?.(), []);
  });

  it('fetches pages of the size that the agency has configured', async () => {
    await open(houses(7));
    await whise.open({ pageSize: 3 }).catalogue.properties();
    // The newest estate, and three pages.
    assert.equal(calls(), 4);
  });

  it('fetches what was changed shortly before the newest that it knows, as dates have no zone', async () => {
    const dated = (id: number, at: string, changes: WireRecord = {}) =>
      house(id, { updateDateTime: at, ...changes });
    await open([dated(1, '2026-11-21T09:00:00'), dated(2, '2026-11-21T12:00:00')]);
    replace([dated(1, '2026-11-21T09:30:00', { price: 2 }), dated(2, '2026-11-21T12:00:00.5')]);
    whise.emulator.calls.length = 0;
    const { items } = await catalogue.properties();
    assert.deepEqual([items[0]?.price, calls()], [2, 2]);
  });

  it('keeps naming an estate without an id when others change, and reads no more for it', async () => {
    const nameless = { ...HOUSE, updateDateTime: '2026-11-01T00:00:00' };
    await open([{ ...nameless, id: undefined }, house(2)]);
    const reasons = async () => (await catalogue.properties()).dropped.map(({ reason }) => reason);
    assert.deepEqual(await reasons(), ['id: it has none']);
    replace([{ ...nameless, id: undefined }, house(2, { price: 3 })]);
    whise.emulator.calls.length = 0;
    assert.deepEqual(await reasons(), ['id: it has none']);
    assert.equal(calls(), 2);
  });

  it('reads an agency without an estate as one, and notices its first', async () => {
    await open([]);
    const { items } = await catalogue.properties();
    assert.deepEqual([items, catalogue.warnings?.()], [[], []]);
    replace(houses(1));
    assert.deepEqual(await ids(), [1]);
  });

  it('tries all of its filter again after Whise has refused every list', async () => {
    await open([house(1)]);
    const other = whise.open().catalogue;
    whise.emulator.fault = 'partly-refusing';
    await assert.rejects(other.properties());
    whise.emulator.fault = 'none';
    assert.equal((await other.properties()).items.length, 1);
    assert.deepEqual(other.warnings?.(), []);
  });

  it('ends a call that is not answered when its caller no longer waits', async () => {
    await open([house(1)]);
    whise.emulator.fault = 'silent';
    const caller = new AbortController();
    const version = catalogue.version(caller.signal);
    const ended = assert.rejects(version, /the caller has left/);
    while (calls() === 0) await setImmediate();
    caller.abort(new Error('the caller has left'));
    await ended;
  });

  for (const fault of ['one-page', 'half-lists', 'partly-refusing'] as const) {
    it(`fails, rather than with a part of the homes, when it is ${fault}`, async () => {
      await open(houses(120));
      whise.emulator.fault = fault;
      await assert.rejects(whise.open().catalogue.properties());
    });
  }

  it('reads what a version of Whise sends that has texts for numbers', async () => {
    await open(houses(60));
    whise.emulator.fault = 'drifting';
    const { items, dropped } = await whise.open().catalogue.properties();
    assert.deepEqual([items.length, dropped], [60, []]);
  });

  it('reads a home of ten megabytes', async () => {
    const content = '<p>Ruim.</p>'.repeat(850_000);
    await open([house(1), house(2, { longDescription: [{ languageId: 'nl-BE', content }] })]);
    const { items } = await catalogue.properties();
    assert.equal(items[1]?.description.nl?.length, content.length);
  });
});
