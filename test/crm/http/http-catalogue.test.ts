import assert from 'node:assert/strict';
import { systemTimers, withDeadline } from '../../../server/concurrency/timers.ts';
import { homeToWire } from '../../../server/crm/emulator/to-wire-home.ts';
import { displayFields } from '../../../server/crm/http/fields-read.ts';
import { HttpCatalogue } from '../../../server/crm/http/http-catalogue.ts';
import type { AgencyContent } from '../../../server/crm/emulator/emulated-agency.ts';
import { type CrmWorld, crmContract, crmHome, PERSON } from '../catalogue-contract.ts';
import { projectContract, type ProjectWorld } from '../project-contract.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

/** One CRM, whose content is replaced. */
async function world() {
  const crm = await emulatedCrm();
  let time = NOW;
  const holding = async (content: Partial<AgencyContent>) => {
    crm.agency.replace({ homes: [], projects: [], people: [PERSON], owners: [], ...content }, time);
    time += 1000;
    return new HttpCatalogue(crm.calls, crm.emulator.config, () => time);
  };
  const unreachable = async () => {
    crm.emulator.fault = 'garbage';
    return new HttpCatalogue(crm.calls, crm.emulator.config, () => time);
  };
  return { crm, holding, unreachable, close: () => crm.close() };
}

crmContract('the HTTP adapter', async (): Promise<CrmWorld> => {
  const { holding, unreachable, close } = await world();
  return { holding: (homes) => holding({ homes }), unreachable, close };
});

projectContract('the HTTP adapter', async (): Promise<ProjectWorld> => {
  const { holding, unreachable, close } = await world();
  return { holding: (projects) => holding({ projects }), unreachable, close };
});

describe('the HTTP adapter', () => {
  let crm: EmulatedCrm;
  let catalogue: HttpCatalogue;
  let time = NOW;
  const homes = [crmHome(1), crmHome(2), crmHome(3)];
  beforeEach(async () => {
    crm = await emulatedCrm({ homes, people: [PERSON] });
    time = NOW;
    catalogue = new HttpCatalogue(crm.calls, crm.emulator.config, () => time);
    await catalogue.version();
    await catalogue.properties();
    crm.emulator.calls.length = 0;
  });
  afterEach(() => crm.close());

  const replace = (changed: AgencyContent['homes']) =>
    crm.agency.replace({ homes: changed, projects: [], people: [PERSON], owners: [] }, time);
  const idsNow = async () => (await catalogue.properties()).items.map(({ id }) => id);

  const callsOf = (endpoint: string) =>
    crm.emulator.calls.filter((call) => call === endpoint).length;

  it('fetches only what has changed, in four languages, and forgets what is gone', async () => {
    const first = await catalogue.version();
    crm.emulator.calls.length = 0;
    time += 3600_000;
    replace([crmHome(1), crmHome(3, { price: 999_000 }), crmHome(4)]);
    assert.notEqual(await catalogue.version(), first);
    const { items } = await catalogue.properties();
    assert.deepEqual(
      ['GetPropertyList', 'GetDeletedPropertyIDs', 'GetPropertiesByIDs'].map(callsOf),
      [1, 1, 4],
    );
    assert.deepEqual(
      items.map(({ id, price }) => [id, price]),
      [
        [1, 250_000],
        [3, 999_000],
        [4, 250_000],
      ],
    );
  });

  it('asks for no home and keeps its version while nothing has changed', async () => {
    const first = await catalogue.version();
    time += 60_000;
    assert.equal(await catalogue.version(), first);
    assert.equal(callsOf('GetPropertiesByIDs'), 0);
  });

  it('takes a home away that is withheld since, without asking for it', async () => {
    time += 3600_000;
    replace([crmHome(1, { status: 3 }), crmHome(2), crmHome(3)]);
    await catalogue.version();
    assert.deepEqual(await idsNow(), [2, 3]);
    assert.equal(callsOf('GetPropertiesByIDs'), 0);
  });

  it('fetches everything by pages when much has changed, and every six hours', async () => {
    time += 3600_000;
    const many = Array.from({ length: 450 }, (_, index) => crmHome(index + 1, { price: 1000 }));
    replace(many);
    await catalogue.version();
    assert.equal((await idsNow()).length, 450);
    assert.equal(callsOf('GetPropertiesByIDs'), 0);
    const few = callsOf('GetPropertyList');
    time += 7 * 3600_000;
    await catalogue.version();
    await catalogue.properties();
    assert.equal(callsOf('GetPropertyList') - few, 1 + 4 * 3);
  });

  it('asks lists for the fields that it reads, and reads the same without being asked', async () => {
    const { items } = await catalogue.properties();
    const options = { ...crm.emulator.config.options, displayFields: false };
    const whole = new HttpCatalogue(crm.calls, { ...crm.emulator.config, options }, () => time);
    assert.deepEqual((await whole.properties()).items, items);
    const { DisplayFields: asked = [] } = displayFields('home', crm.emulator.config.options);
    const written = Object.keys(homeToWire(crmHome(1), 'nl', crm.emulator.config.options));
    assert.deepEqual(
      written.filter((field) => !asked.includes(field)),
      [],
    );
  });

  it('fetches each home by its id where lists lack fields', async () => {
    const { items } = await catalogue.properties();
    const options = { ...crm.emulator.config.options, listsAreWhole: false };
    crm.emulator.calls.length = 0;
    const single = new HttpCatalogue(crm.calls, { ...crm.emulator.config, options }, () => time);
    assert.deepEqual((await single.properties()).items, items);
    assert.deepEqual(['GetPropertyList', 'GetPropertiesByIDs'].map(callsOf), [1, 4]);
  });

  it('fetches everything once, though who asked first no longer waits', async () => {
    time += 7 * 3600_000;
    await catalogue.version();
    crm.emulator.calls.length = 0;
    await assert.rejects(
      withDeadline(systemTimers, 0, () => catalogue.properties()),
      /no answer within/,
    );
    assert.deepEqual(await idsNow(), [1, 2, 3]);
    assert.equal(callsOf('GetPropertyList'), 4);
  });

  it('forgets what is gone at the latest when everything is fetched', async () => {
    const options = { ...crm.emulator.config.options, hasDeletedIds: false };
    catalogue = new HttpCatalogue(crm.calls, { ...crm.emulator.config, options }, () => time);
    await catalogue.properties();
    crm.emulator.calls.length = 0;
    time += 3600_000;
    replace([crmHome(1), crmHome(2)]);
    await catalogue.version();
    assert.equal(callsOf('GetDeletedPropertyIDs'), 0);
    assert.deepEqual(await idsNow(), [1, 2, 3]);
    time += 6 * 3600_000;
    await catalogue.version();
    assert.deepEqual(await idsNow(), [1, 2]);
  });

  it('asks a CRM without projects for none', async () => {
    const options = { ...crm.emulator.config.options, hasProjects: false };
    const without = new HttpCatalogue(crm.calls, { ...crm.emulator.config, options }, () => time);
    assert.deepEqual(await without.projects(), { items: [], dropped: [] });
    assert.equal(callsOf('GetProjectList'), 0);
  });

  it('asks once more for a home that a whole list lacks, before it is forgotten', async () => {
    crm.agency.omit(2);
    time += 7 * 3600_000;
    await catalogue.version();
    assert.deepEqual(new Set(await idsNow()), new Set([1, 2, 3]));
  });

  it('reads numbers as texts, missing lists and a missing wrapper', async () => {
    const plain = (await catalogue.properties()).items;
    crm.emulator.fault = 'drifting';
    const drifted = new HttpCatalogue(crm.calls, crm.emulator.config, () => time);
    assert.deepEqual((await drifted.properties()).items, plain);
  });

  for (const fault of ['refusing', 'garbage', 'half', 'bad-credentials'] as const) {
    it(`keeps what it has while the CRM is ${fault}`, async () => {
      crm.emulator.fault = fault;
      await assert.rejects(catalogue.version());
      assert.deepEqual(await idsNow(), [1, 2, 3]);
    });
  }

  it('names no credentials in what it throws', async () => {
    for (const fault of ['refusing', 'garbage', 'half', 'bad-credentials'] as const) {
      crm.emulator.fault = fault;
      const error: unknown = await catalogue.version().catch((thrown: unknown) => thrown);
      assert.ok(error instanceof Error);
      assert.doesNotMatch(`${error.message} ${error.stack}`, /demo|json=|127\.0\.0\.1/);
    }
  });
});
