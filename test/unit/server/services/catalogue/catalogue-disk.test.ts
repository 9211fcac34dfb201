import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  Catalogue,
  CatalogueParts,
} from '../../../../../server/services/catalogue/catalogue.ts';
import type { ItemsById } from '../../../../../server/services/crm/catalogue-port.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import {
  homes,
  manyHomes,
  messages,
  SampleCrm,
  sampleCatalogue,
  withDataDir,
} from './sample-crm.ts';

const UNUSABLE = 'the disk copy of the homes cannot be used';

/** A data folder left by a server with these homes. */
async function withCopy(use: (dataDir: string, crm: SampleCrm) => Promise<void>, count = 2) {
  await withDataDir(async (dataDir) => {
    const crm = new SampleCrm();
    crm.homes = manyHomes(count);
    await sampleCatalogue(crm, dataDir).catalogue.refresh();
    await use(dataDir, crm);
  });
}

const fileOf = (dataDir: string) => path.join(dataDir, 'catalogue.json');

async function editCopy(dataDir: string, edit: (copy: Record<string, unknown>) => object) {
  const copy = JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
  await writeFile(fileOf(dataDir), JSON.stringify(edit(copy)));
}

describe('catalogue on disk', () => {
  for (const fault of ['versionFails', 'homesFail', 'teamFails'] as const) {
    it(`starts from the last homes when the CRM is silent (${fault})`, () =>
      withCopy(async (dataDir, crm) => {
        const { version } = sampleCatalogue(crm, dataDir).catalogue;
        assert.equal(version, '');
        crm[fault] = true;
        const { catalogue, lines } = sampleCatalogue(crm, dataDir, { now: () => 9000 });
        await catalogue.start();
        assert.equal(catalogue.ready, true);
        assert.match(catalogue.version, /^[0-9a-f]{16}$/);
        assert.equal(catalogue.asOf, 1000);
        assert.equal(catalogue.port('nl').count('sale'), 2);
        assert.deepEqual(catalogue.port('nl').team(), crm.people);
        assert.equal(catalogue.concerns().length, 2);
        assert.equal(catalogue.concerns()[1], 'the homes are from the disk copy');
        assert(messages(lines).includes('homes read from the disk copy'));
      }));
  }

  it('has the version of the run that kept it', () =>
    withCopy(async (dataDir, crm) => {
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      crm.homesFail = true;
      const later = sampleCatalogue(crm, dataDir).catalogue;
      await later.refresh();
      assert.equal(later.version, catalogue.version);
    }));

  const RELEASE = { release: 'one' };

  /** A folder that a run of release `one` has left, with the CRM at version `a`. */
  async function withOwnCopy(use: (dataDir: string, crm: SampleCrm) => Promise<void>) {
    await withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = manyHomes(2);
      crm.says = 'a';
      await sampleCatalogue(crm, dataDir, RELEASE).catalogue.refresh();
      crm.asked = 0;
      await use(dataDir, crm);
    });
  }

  it('starts from it alone when the CRM is still at the version that it was made from', () =>
    withOwnCopy(async (dataDir, crm) => {
      const before = await readFile(fileOf(dataDir), 'utf8');
      const { catalogue } = sampleCatalogue(crm, dataDir, { ...RELEASE, now: () => 9000 });
      await catalogue.start();
      assert.deepEqual([crm.asked, catalogue.size, catalogue.asOf], [0, 2, 9000]);
      assert.deepEqual(catalogue.concerns(), []);
      assert.equal(await readFile(fileOf(dataDir), 'utf8'), before);
      crm.says = 'b';
      crm.homes = homes(1, 2, 7);
      await catalogue.refresh();
      assert.equal(catalogue.size, 3);
    }));

  it('has the version of its homes and labels, also where the copy says one', () =>
    withOwnCopy(async (dataDir, crm) => {
      for (const labels of [[3, 4], [3, 4], [5]]) {
        const parts = { ...RELEASE, ignoredLabels: () => labels };
        const { catalogue } = sampleCatalogue(crm, dataDir, parts);
        await catalogue.start();
        await withDataDir(async (emptyDir) => {
          const { catalogue: anew } = sampleCatalogue(crm, emptyDir, parts);
          await anew.start();
          assert.equal(catalogue.version, anew.version);
        });
      }
    }));

  it('does not take the version of a copy that was changed, or is of another release', () =>
    withOwnCopy(async (dataDir, crm) => {
      const text = await readFile(fileOf(dataDir), 'utf8');
      await writeFile(fileOf(dataDir), text.replace(/"version":"\w+"/, '"version":"0"'));
      crm.homesFail = true;
      for (const release of ['one', 'two']) {
        const { catalogue } = sampleCatalogue(crm, dataDir, { release });
        await catalogue.start();
        assert.match(catalogue.version, /^[0-9a-f]{16}$/);
      }
    }));

  const HIDDEN = { street: 'Zwijghoek', houseNumber: '7', boxNr: '' };

  /** Runs once with a home that hides its street, and starts again. */
  async function restartHiding(
    next: Partial<CatalogueParts>,
    use: (started: { crm: SampleCrm; catalogue: Catalogue; copy: string }) => void,
  ) {
    await withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = [...homes(1), { ...sampleProperty({ id: 2 }), ...HIDDEN, publishAddress: false }];
      crm.says = 'a';
      await sampleCatalogue(crm, dataDir, RELEASE).catalogue.refresh();
      crm.asked = 0;
      const { catalogue } = sampleCatalogue(crm, dataDir, { ...RELEASE, ...next });
      await catalogue.start();
      use({ crm, catalogue, copy: await readFile(fileOf(dataDir), 'utf8') });
    });
  }

  it('starts from it alone when a home hides its street, which the copy has sealed', () =>
    restartHiding({}, ({ crm, catalogue, copy }) => {
      assert.equal(crm.asked, 0);
      assert.deepEqual(catalogue.hiddenAddress(catalogue.data.homes[1]!), HIDDEN);
      assert.doesNotMatch(copy, /Zwijghoek/);
    }));

  it('asks for all homes at the start when it cannot read the streets that the copy has sealed', () =>
    restartHiding({ secret: 'another secret of thirty-two characters' }, ({ crm, catalogue }) => {
      assert.equal(crm.asked, 1);
      assert.deepEqual(catalogue.hiddenAddress(catalogue.data.homes[1]!), HIDDEN);
    }));

  it('serves the homes of the copy as they are once an adapter that continues from it answers', () =>
    withOwnCopy(async (dataDir, crm) => {
      const continuing = Object.assign(crm, { continuesFrom() {} });
      const { catalogue } = sampleCatalogue(continuing, dataDir, RELEASE);
      await catalogue.start();
      const [first, second] = catalogue.data.homes;
      crm.says = 'b';
      crm.homes = [crm.homes[0]!, { ...crm.homes[1]!, price: 7 }];
      await catalogue.refresh();
      assert.equal(catalogue.data.homes[0], first);
      assert.equal(catalogue.data.homes[1]?.price, 7);
      assert.equal(catalogue.data.homes[1]?.title, second?.title);
    }));

  it('gives an adapter that continues from it what is served of it, also where it is validated', () =>
    withOwnCopy(async (dataDir, crm) => {
      for (const release of ['one', 'two']) {
        const given: ItemsById[] = [];
        const continuing = Object.assign(crm, {
          continuesFrom: (copy: ItemsById) => void given.push(copy),
        });
        crm.homesFail = true;
        const { catalogue } = sampleCatalogue(continuing, dataDir, { release });
        await catalogue.start();
        assert.deepEqual(
          given.map(({ byId }) => [...byId.values()]),
          [catalogue.data.homes],
        );
        assert.equal(given[0]?.byId.get(1), catalogue.data.homes[0]);
      }
    }));

  it('keeps no home of the copy beside those of the first answer, even after it was confirmed', () =>
    withOwnCopy(async (dataDir, crm) => {
      const { catalogue } = sampleCatalogue(crm, dataDir, RELEASE);
      await catalogue.start();
      const [ofCopy] = catalogue.data.homes;
      crm.says = 'b';
      await catalogue.refresh();
      assert.deepEqual(catalogue.data.homes[0], ofCopy);
      assert.notEqual(catalogue.data.homes[0], ofCopy);
    }));

  const changes: [what: string, release: string | undefined, change: (crm: SampleCrm) => void][] = [
    ['the CRM has another version', 'one', (crm) => (crm.says = 'b')],
    ['the CRM cannot tell its version', 'one', (crm) => (crm.says = '')],
    ['another release runs', 'two', () => {}],
    ['the sources run', undefined, () => {}],
  ];
  for (const [what, release, change] of changes) {
    it(`asks for all homes at the start when ${what}`, () =>
      withOwnCopy(async (dataDir, crm) => {
        change(crm);
        crm.homes = homes(1, 2, 7);
        const { catalogue } = sampleCatalogue(crm, dataDir, { release });
        await catalogue.start();
        assert.deepEqual([crm.asked, catalogue.size], [1, 3]);
      }));
  }

  it('asks for all homes at the start when the copy was edited', () =>
    withOwnCopy(async (dataDir, crm) => {
      const text = await readFile(fileOf(dataDir), 'utf8');
      await writeFile(fileOf(dataDir), text.replace('"zip":"', '"zip":"9'));
      const { catalogue } = sampleCatalogue(crm, dataDir, RELEASE);
      await catalogue.start();
      assert.deepEqual([crm.asked, catalogue.port('nl').property(1)?.zip], [1, crm.homes[0]?.zip]);
    }));

  it('asks for all homes at the start when something was left out, and tells of it again', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homes = manyHomes(2);
      crm.says = 'a';
      crm.dropped = [{ item: 'home 9', reason: 'zip: is missing' }];
      await sampleCatalogue(crm, dataDir, RELEASE).catalogue.refresh();
      const { catalogue, lines } = sampleCatalogue(crm, dataDir, RELEASE);
      await catalogue.start();
      assert.equal(crm.asked, 2);
      assert(messages(lines).includes('item left out'));
    }));

  it('takes the CRM over the disk as soon as it answers', () =>
    withCopy(async (dataDir, crm) => {
      crm.homesFail = true;
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      crm.homesFail = false;
      crm.homes = homes(1, 2, 7);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(7)?.id, 7);
      assert.deepEqual(catalogue.concerns(), []);
    }));

  it('keeps the data in memory, not the copy on disk, when the CRM falls silent', () =>
    withCopy(async (dataDir, crm) => {
      const older = await readFile(fileOf(dataDir));
      crm.homes = homes(1, 2, 7);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      await writeFile(fileOf(dataDir), older);
      crm.homesFail = true;
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').property(7)?.id, 7);
    }));

  it('is not ready when the CRM is silent and nothing is on disk', () =>
    withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      crm.homesFail = true;
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.start();
      assert.equal(catalogue.ready, false);
      assert.equal(catalogue.version, '');
      assert(
        lines.some(
          ({ level, msg }) => level === 'error' && String(msg).endsWith('; no homes are known'),
        ),
      );
    }));

  const broken: [what: string, text: string][] = [
    ['that is empty', ''],
    ['half written', '{"format":5,"source":"sample","savedAt":1,"broken":0,"homes":[{"id":'],
    ['that is no JSON', '\u0000\u0000\u0000\u0000'],
    ['that is no catalogue', '[]'],
    ['of an older format', '{"format":1,"savedAt":1,"homes":[],"projects":[],"team":[]}'],
    [
      'of a newer format',
      '{"format":6,"source":"sample","savedAt":1,"broken":0,"homes":[],"projects":[],"team":[]}',
    ],
    [
      'of another agency',
      '{"format":5,"source":"other","savedAt":1,"broken":0,"homes":[],"projects":[],"team":[]}',
    ],
    [
      'whose homes are none',
      '{"format":5,"source":"sample","savedAt":1,"broken":0,"homes":[{"id":1}],"projects":[],"team":[]}',
    ],
  ];
  for (const [what, text] of broken) {
    it(`does not serve from a file ${what}, and replaces it at the next answer`, () =>
      withDataDir(async (dataDir) => {
        await mkdir(dataDir, { recursive: true });
        await writeFile(fileOf(dataDir), text);
        const crm = new SampleCrm();
        crm.homes = homes(1);
        crm.teamFails = true;
        const { catalogue, lines } = sampleCatalogue(crm, dataDir);
        await catalogue.start();
        assert.equal(catalogue.ready, false);
        assert(messages(lines).includes(UNUSABLE));
        crm.teamFails = false;
        await catalogue.refresh();
        assert.equal(catalogue.port('nl').count('sale'), 1);
        const kept = JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
        assert.equal(kept.homes.length, 1);
      }));
  }

  it('does not serve from a file that cannot be read', () =>
    withDataDir(async (dataDir) => {
      await mkdir(fileOf(dataDir), { recursive: true });
      const crm = new SampleCrm();
      crm.homesFail = true;
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.start();
      assert.equal(catalogue.ready, false);
      assert(messages(lines).includes(UNUSABLE));
    }));

  it('leaves out a home that this release cannot show, and serves the others', () =>
    withCopy(async (dataDir, crm) => {
      await editCopy(dataDir, (copy) => {
        (copy['homes'] as { zip: unknown }[])[0]!.zip = 9000;
        return copy;
      });
      crm.homesFail = true;
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.start();
      assert.equal(catalogue.port('nl').property(1), undefined);
      assert.equal(catalogue.port('nl').property(2)?.id, 2);
      const told = lines.find(({ msg }) => msg === 'homes read from the disk copy');
      assert.deepEqual([told?.['homes'], told?.['dropped']], [1, 1]);
    }));

  it('measures the first answer of a run against what the last run kept', () =>
    withCopy(async (dataDir, crm) => {
      crm.homes = manyHomes(20);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.start();
      assert.equal(catalogue.port('nl').count('sale'), 30);
      assert.equal(catalogue.record.isHeldBack, true);
    }, 30));

  it('leaves one whole file behind and nothing unfinished', () =>
    withCopy(async (dataDir, crm) => {
      await sampleCatalogue(crm, dataDir).catalogue.refresh();
      assert.deepEqual(await readdir(dataDir), ['catalogue.json']);
      const kept = JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
      assert.deepEqual(kept.homes, crm.homes);
    }));

  it('is not harmed by two servers that write at the same time', () =>
    withDataDir(async (dataDir) => {
      const crms = [50, 60, 70, 80].map((count) => {
        const crm = new SampleCrm();
        crm.homes = manyHomes(count);
        return crm;
      });
      await Promise.all(crms.map((crm) => sampleCatalogue(crm, dataDir).catalogue.refresh()));
      const kept = JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
      assert([50, 60, 70, 80].includes(kept.homes.length));
      assert.deepEqual(await readdir(dataDir), ['catalogue.json']);
    }));

  it('writes only what has changed', () =>
    withCopy(async (dataDir, crm) => {
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      await rm(fileOf(dataDir));
      await catalogue.refresh();
      assert.deepEqual(await readdir(dataDir), []);
      crm.homes = manyHomes(3);
      await catalogue.refresh();
      assert.deepEqual(await readdir(dataDir), ['catalogue.json']);
    }));

  it('writes again when only the version of the CRM, or its broken items, have changed', () =>
    withOwnCopy(async (dataDir, crm) => {
      const { catalogue } = sampleCatalogue(crm, dataDir, RELEASE);
      const copy = async () => JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
      crm.says = 'b';
      crm.homes = manyHomes(9);
      await catalogue.refresh();
      crm.says = 'c';
      await catalogue.refresh();
      assert.deepEqual([(await copy()).crmVersion, (await copy()).broken], ['c', 0]);
      crm.says = '';
      await catalogue.refresh();
      crm.dropped = [{ item: 'home 9', reason: 'zip: is missing' }];
      await catalogue.refresh();
      assert.deepEqual([(await copy()).crmVersion, (await copy()).broken], ['', 1]);
    }));

  it('is not written while the CRM is silent, so that it still says who wrote it', () =>
    withOwnCopy(async (dataDir, crm) => {
      const before = await readFile(fileOf(dataDir), 'utf8');
      crm.homesFail = true;
      const { catalogue } = sampleCatalogue(crm, dataDir, { release: 'two', now: () => 9000 });
      await catalogue.start();
      assert.equal(catalogue.size, 2);
      assert.equal(await readFile(fileOf(dataDir), 'utf8'), before);
    }));

  it('counts what this release cannot show among the broken items', () =>
    withCopy(async (dataDir, crm) => {
      await editCopy(dataDir, (copy) => {
        (copy['homes'] as { zip: unknown }[])[0]!.zip = 9000;
        return { ...copy, broken: 2 };
      });
      crm.homesFail = true;
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.start();
      assert.equal(catalogue.record.broken, 3);
    }));

  it('leaves nothing unfinished when it cannot be replaced', () =>
    withDataDir(async (dataDir) => {
      await mkdir(path.join(fileOf(dataDir), 'full'), { recursive: true });
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.deepEqual(catalogue.concerns(), ['the catalogue cannot be written to disk']);
      assert.deepEqual(await readdir(dataDir), ['catalogue.json']);
    }));

  it('serves the CRM even when the disk takes nothing, tells of it, and tries again', () =>
    withDataDir(async (dataDir) => {
      await mkdir(path.dirname(dataDir), { recursive: true });
      await writeFile(dataDir, 'a file where the folder should be');
      const crm = new SampleCrm();
      crm.homes = homes(1);
      const { catalogue, lines } = sampleCatalogue(crm, dataDir);
      await catalogue.refresh();
      assert.equal(catalogue.port('nl').count('sale'), 1);
      assert(messages(lines).includes('the catalogue could not be written to disk'));
      assert.deepEqual(catalogue.concerns(), ['the catalogue cannot be written to disk']);
      await rm(dataDir);
      await catalogue.refresh();
      assert.deepEqual(catalogue.concerns(), []);
      assert.deepEqual(await readdir(dataDir), ['catalogue.json']);
    }));
});
