import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { homes, SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

const messages = (lines: readonly Record<string, unknown>[]) => lines.map(({ msg }) => msg);

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
        () => crm.homes.pop(),
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
      crm.homes = homes(2);
      await catalogue.refresh();
      assert.equal(before.property(1)?.id, 1);
      assert.equal(catalogue.port('nl').property(1), undefined);
    }));

  it('hands out homes that nobody can change', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      const home = catalogue.port('nl').property(1)!;
      assert.throws(() => Object.assign(home, { price: 1 }), TypeError);
      assert.throws(() => Object.assign(home.details, { eLevel: 1 }), TypeError);
    }));

  it('shares one answer between refreshes that overlap', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await Promise.all([catalogue.refresh(), catalogue.refresh(), catalogue.refresh()]);
      assert.equal(crm.asked, 1);
      await catalogue.refresh();
      assert.equal(crm.asked, 2);
    }));

  for (const fault of ['homesFail', 'teamFails'] as const) {
    it(`keeps all it knows when a refresh fails half-way (${fault})`, () =>
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
        assert(messages(lines).includes('the CRM gave no homes; the last known ones stay'));
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

describe('catalogue on disk', () => {
  it('starts from the last homes when the CRM is silent', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1, 2);
      const first = sampleCatalogue(crm, dataDir).catalogue;
      await first.refresh();
      crm.homesFail = true;
      const { catalogue, lines } = sampleCatalogue(crm, dataDir, { now: () => 9000 });
      await catalogue.refresh();
      assert.equal(catalogue.ready, true);
      assert.equal(catalogue.version, first.version);
      assert.equal(catalogue.asOf, 1000);
      assert.equal(catalogue.port('nl').count('sale'), 2);
      assert(messages(lines).includes('serving the homes kept on disk'));
    }));

  it('takes the CRM over the disk as soon as it answers', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      await sampleCatalogue(crm, dataDir).catalogue.refresh();
      crm.homesFail = true;
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      crm.homesFail = false;
      crm.homes = homes(7);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(7)?.id, 7);
    }));

  it('keeps what it holds over what lies on disk when the CRM falls silent', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      await sampleCatalogue(crm, dataDir).catalogue.refresh();
      const older = await readFile(path.join(dataDir, 'catalogue.json'));
      crm.homes = homes(7);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      await writeFile(path.join(dataDir, 'catalogue.json'), older);
      crm.homesFail = true;
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(7)?.id, 7);
    }));

  it('is not ready when the CRM is silent and nothing is on disk', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homesFail = true;
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.equal(catalogue.ready, false);
      assert(
        lines.some(({ level, msg }) => level === 'error' && /none are kept/.test(String(msg))),
      );
    }));

  const broken: [what: string, text: string][] = [
    ['half written', '{"format":1,"savedAt":1,"homes":[{"id":'],
    ['of another format', '{"format":0,"savedAt":1,"homes":[],"team":[]}'],
    ['with a home that is none', '{"format":1,"savedAt":1,"homes":[{"id":1}],"team":[]}'],
  ];
  for (const [what, text] of broken) {
    it(`does not serve from a file ${what}`, () =>
      withDataDir(async (dataDir) => {
        await mkdir(dataDir, { recursive: true });
        await writeFile(path.join(dataDir, 'catalogue.json'), text);
        const crm = new SampleCrm();
        crm.teamFails = true;
        const { catalogue, lines } = sampleCatalogue(crm, dataDir);
        await catalogue.refresh();
        assert.equal(catalogue.ready, false);
        assert(messages(lines).includes('the homes kept on disk cannot be used'));
      }));
  }

  it('leaves one whole file behind and nothing unfinished', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      await catalogue.refresh();
      assert.deepEqual(await readdir(dataDir), ['catalogue.json']);
      const kept = JSON.parse(await readFile(path.join(dataDir, 'catalogue.json'), 'utf8'));
      assert.deepEqual(kept.homes, crm.homes);
    }));

  it('serves the CRM even when the disk takes nothing', () =>
    withDataDir(async (dataDir) => {
      await mkdir(path.dirname(dataDir), { recursive: true });
      await writeFile(dataDir, 'a file where the folder should be');
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').count('sale'), 1);
      assert(messages(lines).includes('the catalogue could not be kept on disk'));
    }));
});
