import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOpenHouses } from '../../server/services/crm/open-house-file.ts';
import type { Crm } from '../../server/services/crm/port.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { sampleProperty } from '../unit/views/domain/sample-property.ts';
import { temporaryDir } from '../support/site-app.ts';

const NOW = Date.parse('2026-11-24T12:00Z');
const START = { start: '2026-11-28T14:00', end: '2026-11-28T16:00' };

describe('open-houses.json beside a CRM that has none', () => {
  let dir: string;
  let crmVersion = 'one';
  let items: Property[];
  beforeEach(() => {
    dir = temporaryDir();
    items = [sampleProperty({ id: 7 }), sampleProperty({ id: 8 })];
  });

  const write = (content: unknown) =>
    writeFileSync(
      path.join(dir, 'open-houses.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  function catalogueOf() {
    const catalogue = {
      source: 'crm',
      version: async () => crmVersion,
      properties: async () => ({
        items,
        dropped: [{ item: '9', reason: 'broken' }],
      }),
      projects: async () => ({ items: [], dropped: [] }),
      team: async () => [],
    };
    return withOpenHouses({ catalogue } as unknown as Crm, dir, () => NOW).catalogue;
  }
  const starts = async (catalogue = catalogueOf()) => {
    const { items: given, dropped } = await catalogue.properties();
    return {
      starts: given.map(({ id, openHouses }) => [id, openHouses.map(({ start }) => start)]),
      reasons: dropped.map(({ item, reason, shown }) => [item, reason, shown]),
    };
  };
  const OTHER = ['9', 'broken', undefined];

  it('gives them to homes by their reference', async () => {
    write({ 8: [{ ...START, places: 4, registration: true }] });
    assert.deepEqual(await starts(), {
      starts: [
        [7, []],
        [8, [START.start]],
      ],
      reasons: [OTHER],
    });
  });

  it('need not be there, and changes the version when it does', async () => {
    const catalogue = catalogueOf();
    assert.equal(await catalogue.version(), 'one');
    assert.deepEqual((await starts(catalogue)).reasons, [OTHER]);
    write({ 7: [START] });
    const first = await catalogue.version();
    assert.notEqual(first, 'one');
    write({ 7: [{ ...START, end: '2026-11-28T17:00' }] });
    assert.notEqual(await catalogue.version(), first);
    rmSync(path.join(dir, 'open-houses.json'));
    assert.equal(await catalogue.version(), 'one');
    crmVersion = '';
    assert.equal(await catalogue.version(), '', 'a CRM without a version is asked each time');
    crmVersion = 'one';
  });

  it('leaves homes that have not changed the same objects, which are not checked again', async () => {
    const [seven, eight] = [sampleProperty({ id: 7 }), sampleProperty({ id: 8 })];
    items = [seven, eight];
    const catalogue = catalogueOf();
    write({ 8: [START] });
    const [first, second] = (await catalogue.properties()).items;
    assert.equal(first, seven);
    assert.deepEqual(second?.openHouses, [{ ...START, registration: false }]);
    assert.deepEqual((await catalogue.properties()).items, [first, second]);
    assert.equal((await catalogue.properties()).items[1], second);
    write({});
    assert.equal((await catalogue.properties()).items[1], eight);
  });

  it('names its mistakes, and keeps what was right before', async () => {
    const catalogue = catalogueOf();
    write({ 7: [START] });
    await starts(catalogue);
    for (const [content, reason] of [
      [{ 7: [{ ...START, end: '2026-11-28T13:00' }] }, /7\[0\]\.end: must be after start/],
      [{ 7: [{ ...START, places: 0 }] }, /7\[0\]\.places/],
      [{ seven: [START] }, /seven/],
      ['{', /./],
    ] as const) {
      write(content);
      const { starts: kept, reasons } = await starts(catalogue);
      assert.deepEqual(kept[0], [7, [START.start]]);
      assert.equal(reasons[1]?.[0], 'open-houses.json');
      assert.match(reasons[1]?.[1] ?? '', reason);
    }
  });

  it('names a home that is not there, while its open house is to come', async () => {
    write({
      5: [START],
      6: [{ start: '2026-11-23T10:00', end: '2026-11-23T12:00' }],
    });
    assert.deepEqual((await starts()).reasons, [
      OTHER,
      ['open-houses.json', '5: no home on the site has this reference', 'rest'],
    ]);
  });
});
