import assert from 'node:assert/strict';
import { homes, messages, SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

describe('catalogue', () => {
  it('is empty and not ready before the first refresh', () =>
    withDataDir(async (dataDir) => {
      const { catalogue } = sampleCatalogue(new SampleCrm(), dataDir);
      assert.deepEqual(
        [catalogue.ready, catalogue.version, catalogue.asOf],
        [false, '', undefined],
      );
      assert.equal(catalogue.port('nl').count('sale'), 0);
    }));

  it('serves what the CRM says after a refresh', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1, 2);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.equal(catalogue.ready, true);
      assert.equal(catalogue.asOf, 1000);
      assert.match(catalogue.version, /^[0-9a-f]{16}$/);
      assert.equal(catalogue.port('fr').property(2)?.id, 2);
      assert.equal(catalogue.port('fr').property(3), undefined);
      assert.deepEqual(catalogue.port('fr').team(), crm.people);
    }));

  it('counts an agency without a home as an answer', () =>
    withDataDir(async (dataDir) => {
      const { catalogue } = sampleCatalogue(new SampleCrm(), dataDir);
      await catalogue.refresh();
      assert.equal(catalogue.ready, true);
      assert.notEqual(catalogue.version, '');
    }));

  it('keeps its version while nothing changes, whatever the order of the answer', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1, 2, 3);
      let now = 1000;
      const { catalogue } = sampleCatalogue(crm, dataDir, { now: () => now });
      await catalogue.refresh();
      const { version } = catalogue;
      const port = catalogue.port('nl');
      crm.homes.reverse();
      now = 2000;
      await catalogue.refresh();
      assert.equal(catalogue.version, version);
      assert.equal(catalogue.asOf, 2000);
      assert.equal(catalogue.port('nl'), port);
    }));

  it('keeps the objects of homes that have not changed, though the CRM gives others', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1, 2, 3);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      const before = [1, 2, 3].map((id) => catalogue.port('nl').property(id));
      Object.assign(crm.homes[1]!, { price: 1 });
      await catalogue.refresh();
      const after = [1, 2, 3].map((id) => catalogue.port('nl').property(id));
      assert.deepEqual(
        after.map((home, at) => home === before[at]),
        [true, false, true],
      );
    }));

  it('changes its version with a home or a person', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      const versions = new Set<string>();
      const changes = [
        () => undefined,
        () => Object.assign(crm.homes[0]!, { price: 1 }),
        () => crm.homes.push(...homes(2)),
        () => Object.assign(crm.people[0]!, { name: 'Nele' }),
        () => Object.assign(crm.homes[1]!, { city: 'Eeklo' }),
      ];
      for (const change of changes) {
        change();
        await catalogue.refresh();
        versions.add(catalogue.version);
      }
      assert.equal(versions.size, changes.length);
    }));

  it('lets a page that began before a refresh end on what it began with', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      const before = catalogue.port('nl');
      crm.homes = homes(1, 2);
      await catalogue.refresh();
      assert.equal(before.property(2), undefined);
      assert.equal(catalogue.port('nl').property(2)?.id, 2);
    }));

  it('hands out frozen homes', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      const home = catalogue.port('nl').property(1)!;
      assert.throws(() => Object.assign(home, { price: 1 }), TypeError);
      assert.throws(() => Object.assign(home.details, { eLevel: 1 }), TypeError);
    }));

  it('never asks twice at a time: who asks during a refresh shares the next', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      let atOnce = 0;
      const properties = crm.properties.bind(crm);
      crm.properties = async () => {
        atOnce += 1;
        assert.equal(atOnce, 1);
        const answer = await properties();
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
        return answer;
      };
      const { catalogue } = sampleCatalogue(crm, dataDir);
      const first = catalogue.refresh();
      const others = [catalogue.refresh(), catalogue.refresh()];
      await first;
      assert.equal(crm.asked, 1);
      await Promise.all(others);
      assert.equal(crm.asked, 2);
      await catalogue.refresh();
      assert.equal(crm.asked, 3);
    }));

  it('sees a change that was made while a refresh was under way', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      const team = crm.team.bind(crm);
      crm.team = async () => {
        crm.team = team;
        crm.homes = homes(1, 2);
        void catalogue.refresh();
        return team();
      };
      await catalogue.refresh();
      await catalogue.idle();
      assert.equal(catalogue.size, 2);
    }));

  it('asks for the homes only when the CRM has another version', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      crm.says = 'one';
      let now = 1000;
      const { catalogue } = sampleCatalogue(crm, dataDir, { now: () => now });
      await catalogue.refresh();
      now = 2000;
      await catalogue.refresh();
      assert.equal(crm.asked, 1);
      assert.equal(catalogue.asOf, 2000);
      crm.homes = homes(1, 2);
      crm.says = 'two';
      await catalogue.refresh();
      assert.equal(crm.asked, 2);
      assert.equal(catalogue.port('nl').count('sale'), 2);
    }));

  it('asks for the homes again when they failed at that version', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      crm.says = 'one';
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      crm.says = 'two';
      crm.homesFail = true;
      await catalogue.refresh();
      crm.homesFail = false;
      crm.homes = homes(1, 2);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').count('sale'), 2);
    }));

  it('follows the labels of the site when the CRM has nothing new, or nothing to say', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1).map((home) => ({ ...home, marquee: 3 }));
      crm.says = 'one';
      let ignored = [3];
      const { catalogue } = sampleCatalogue(crm, dataDir, { ignoredLabels: () => ignored });
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').count('sold'), 1);
      const { version } = catalogue;
      ignored = [];
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').count('sold'), 0);
      assert.notEqual(catalogue.version, version);
      ignored = [3];
      crm.versionFails = true;
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').count('sold'), 1);
    }));

  for (const fault of ['versionFails', 'homesFail', 'teamFails'] as const) {
    it(`keeps the current data when a refresh fails half-way (${fault})`, () =>
      withDataDir(async (dataDir) => {
        const crm = new SampleCrm();
        crm.homes = homes(1, 2);
        const { catalogue, lines } = sampleCatalogue(crm, dataDir);
        await catalogue.refresh();
        const { version } = catalogue;
        crm.homes = homes(1, 2, 3);
        crm.people = [];
        crm[fault] = true;
        await catalogue.refresh();
        assert.equal(catalogue.version, version);
        assert.equal(catalogue.port('nl').count('sale'), 2);
        assert.equal(catalogue.port('nl').team().length, 1);
        assert(
          messages(lines).some((msg) => String(msg).endsWith('; the last known homes are served')),
        );
        crm[fault] = false;
        await catalogue.refresh();
        assert.equal(catalogue.port('nl').count('sale'), 3);
      }));
  }

  it('logs each home that was left out, and pictures that are not there', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.dropped = [{ item: 'homes/9.json', reason: 'price: expected number' }];
      crm.homes = homes(1);
      crm.homes[0]!.pictures.push({ source: 'no.jpg', name: {} }, { source: 'yes.jpg', name: {} });
      crm.people = [{ ...crm.people[0]!, photo: 'nobody.svg' }];
      const file = { width: 1, height: 1, avif: [], webp: [], jpeg: [] };
      const { catalogue, lines } = sampleCatalogue(crm, dataDir, {
        pictures: (source) => (source === 'yes.jpg' ? file : undefined),
      });
      await catalogue.refresh();
      const said = lines.map(({ level, item, missing, homes: count, dropped }) => [
        level,
        item ?? missing ?? [count, dropped],
      ]);
      assert.deepEqual(said, [
        ['warn', 'homes/9.json'],
        ['warn', ['no.jpg', 'nobody.svg']],
        ['info', [1, 1]],
      ]);
    }));
});
