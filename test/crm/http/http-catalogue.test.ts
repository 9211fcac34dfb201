import assert from 'node:assert/strict';
import { systemTimers, withDeadline } from '../../../server/platform/concurrency/timers.ts';
import { homeToWire } from '../../../server/services/crm/emulator/to-wire-home.ts';
import { displayFields } from '../../../server/services/crm/http/fields-read.ts';
import { DEMO_TABLES } from '../../../server/services/crm/emulator/demo-tables.ts';
import type { EmulatedTables } from '../../../server/services/crm/emulator/to-wire-tables.ts';
import type { WireOptions } from '../../../server/services/crm/wire-options.ts';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import type { AgencyContent } from '../../../server/services/crm/emulator/emulated-agency.ts';
import { type CrmWorld, crmContract, crmHome, PERSON } from '../catalogue-contract.ts';
import { projectContract, type ProjectWorld } from '../project-contract.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

const TABLES = /^Get(TypeOfProperty|WebID|Country|Substatus)List$/;
const ONE: AgencyContent = { homes: [], projects: [], people: [PERSON], owners: [] };
const VILLA = { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' };
const NOW = Date.parse('2026-11-22T12:00:00Z');

/** One CRM, whose content is replaced. */
async function world() {
  let time = NOW;
  const crm = await emulatedCrm({}, { now: () => time });
  const holding = async (content: Partial<AgencyContent>) => {
    crm.agency.replace({ homes: [], projects: [], people: [PERSON], owners: [], ...content }, time);
    time += 1000;
    return crm.open().catalogue;
  };
  const unreachable = async () => {
    crm.emulator.fault = 'garbage';
    return crm.open().catalogue;
  };
  return { crm, holding, unreachable, close: () => crm.close() };
}

crmContract('the HTTP adapter', async (): Promise<CrmWorld> => {
  const { holding, unreachable, close } = await world();
  return { holding: (homes) => holding({ homes }), unreachable, close };
}, ['openHouses']);

projectContract('the HTTP adapter', async (): Promise<ProjectWorld> => {
  const { holding, unreachable, close } = await world();
  return { holding: (projects) => holding({ projects }), unreachable, close };
});

describe('the HTTP adapter', () => {
  let crm: EmulatedCrm;
  let catalogue: CataloguePort;
  let time = NOW;
  const homes = [crmHome(1), crmHome(2), crmHome(3)];
  beforeEach(async () => {
    time = NOW;
    crm = await emulatedCrm({ homes, people: [PERSON] }, { now: () => time });
    catalogue = crm.open().catalogue;
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

  it('knows a panorama by its name where no field says so, and a view in all directions not', async () => {
    const names = ['Panorama over zee', 'Woonkamer 360°', 'Tuin 360 °'];
    const pictures = names.map((nl, index) => ({ source: `${index}.jpg`, name: { nl } }));
    crm.agency.replace({ ...ONE, homes: [crmHome(1, { pictures })] }, time);
    // As of a CRM that has no such field.
    const { items } = await crm.open({ panoramaField: 'Name' }).catalogue.properties();
    assert.equal(items[0]?.panorama?.source, '1.jpg');
    assert.deepEqual(
      items[0].pictures.map(({ source }) => source),
      ['0.jpg', '2.jpg'],
    );
  });

  it('has the names of street and town by language where they differ', async () => {
    const named = {
      street: 'Rue de l’Église',
      streetNames: {
        nl: 'Kerkstraat',
        fr: 'Rue de l’Église',
        en: 'Rue de l’Église',
        de: 'Rue de l’Église',
      },
      cityNames: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
    };
    replace([crmHome(1, named), crmHome(2)]);
    const { items } = await crm.open().catalogue.properties();
    const [first, second] = items;
    assert.deepEqual([first?.streetNames, first?.cityNames], [named.streetNames, named.cityNames]);
    assert.deepEqual([second?.streetNames, second?.cityNames], [undefined, undefined]);
  });

  it('fetches only what has changed, in four languages, and forgets what is gone', async () => {
    const first = await catalogue.version();
    crm.emulator.calls.length = 0;
    time += 3600_000;
    replace([crmHome(1), crmHome(3, { price: 999_000 }), crmHome(4)]);
    assert.notEqual(await catalogue.version(), first);
    const { items } = await catalogue.properties();
    assert.deepEqual(
      ['GetPropertyList', 'GetDeletedPropertyIDs', 'GetPropertiesByIDs'].map(callsOf),
      // Homes 3 and 4 in four languages, and home 2, which is said to be deleted, with them.
      [1 + 4, 1, 0],
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
    // What has changed, each time.
    assert.equal(callsOf('GetPropertyList'), 2);
  });

  it('takes a home away that is withheld since, without asking for it', async () => {
    time += 3600_000;
    replace([crmHome(1, { status: 3 }), crmHome(2), crmHome(3)]);
    await catalogue.version();
    assert.deepEqual(await idsNow(), [2, 3]);
    assert.equal(callsOf('GetPropertyList'), 1);
  });

  it('fetches everything by pages when much has changed, and every six hours', async () => {
    time += 3600_000;
    const many = Array.from({ length: 450 }, (_, index) => crmHome(index + 1, { price: 1000 }));
    replace(many);
    await catalogue.version();
    assert.equal((await idsNow()).length, 450);
    const few = callsOf('GetPropertyList');
    time += 7 * 3600_000;
    await catalogue.version();
    await catalogue.properties();
    // Each page in two parts, as their fields are many, and in four languages.
    assert.equal(callsOf('GetPropertyList') - few, 1 + 2 * 4 * 9);
  });

  it('asks lists for the fields that it reads, and reads the same without being asked', async () => {
    const { items } = await catalogue.properties();
    const whole = crm.open({ displayFields: false }).catalogue;
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
    crm.emulator.calls.length = 0;
    const single = crm.open({ listsAreWhole: false }).catalogue;
    assert.deepEqual((await single.properties()).items, items);
    assert.deepEqual(['GetPropertyList', 'GetPropertiesByIDs'].map(callsOf), [1, 4]);
  });

  it('fetches everything once, even if the first caller no longer waits', async () => {
    time += 7 * 3600_000;
    await catalogue.version();
    crm.emulator.calls.length = 0;
    await assert.rejects(
      withDeadline(systemTimers, 0, () => catalogue.properties()),
      /no answer within/,
    );
    assert.deepEqual(await idsNow(), [1, 2, 3]);
    assert.equal(callsOf('GetPropertyList'), 2 * 4);
  });

  it('forgets what is gone at the latest when everything is fetched', async () => {
    catalogue = crm.open({ hasDeletedIds: false }).catalogue;
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
    const without = crm.open({ hasProjects: false }).catalogue;
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
    const drifted = crm.open().catalogue;
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

  describe('and the tables of the CRM', () => {
    const tables = DEMO_TABLES;
    const bare = { typeDescription: { nl: 'Villa' }, countryName: {} };
    const withTables = async (
      changes: Record<string, unknown>,
      options?: Partial<WireOptions>,
      given: EmulatedTables = tables,
    ) => {
      crm.agency.replace({ ...ONE, homes: [crmHome(1, changes)], tables: given }, time);
      const { items } = await crm.open(options).catalogue.properties();
      return items[0];
    };

    it('names type and country in the languages that a home lacks', async () => {
      const home = await withTables(bare);
      assert.deepEqual(home?.typeDescription, VILLA);
      assert.equal(home.countryName.de, 'Belgien');
    });

    it('names the group of a home without a type, and nothing that no table knows', async () => {
      assert.equal(
        (await withTables({ typeDescription: {}, typeCode: 3 }))?.typeDescription.de,
        'Grundstück',
      );
      const kept = await withTables({ typeDescription: { nl: 'Kasteel' } });
      assert.deepEqual(kept?.typeDescription, { nl: 'Kasteel' });
    });

    it('leave what a home says of itself', async () => {
      const own = { nl: 'Villa', fr: 'Demeure', en: 'Villa', de: 'Landhaus' };
      assert.deepEqual((await withTables({ typeDescription: own }))?.typeDescription, own);
    });

    it('are fetched again after an hour, and change the version with the names', async () => {
      crm.agency.replace({ ...ONE, homes: [crmHome(1, bare)], tables }, time);
      const { catalogue: named } = crm.open();
      await named.version();
      await named.properties();
      const first = await named.version();
      crm.emulator.calls.length = 0;
      const GetTypeOfPropertyList = [{ id: 9, name: { ...VILLA, de: 'Landhaus' }, webId: 1 }];
      crm.agency.replace(
        { ...ONE, homes: [crmHome(1, bare)], tables: { ...tables, GetTypeOfPropertyList } },
        time - 3600_000,
      );
      time += 1800_000;
      assert.equal(await named.version(), first);
      assert.equal(callsOf('GetTypeOfPropertyList'), 0);
      time += 1800_000;
      assert.notEqual(await named.version(), first);
      assert.equal((await named.properties()).items[0]?.typeDescription.de, 'Landhaus');
    });

    for (const fault of ['refusing', 'garbage'] as const) {
      it(`are not needed, nor forgotten while they are ${fault}`, async () => {
        crm.agency.replace({ ...ONE, homes: [crmHome(1, bare)], tables }, time);
        const { catalogue: named } = crm.open();
        await named.version();
        await named.properties();
        Object.assign(crm.emulator, { fault, faulty: TABLES });
        time += 7 * 3600_000;
        await named.version();
        assert.equal((await named.properties()).items[0]?.typeDescription.de, 'Villa');
        const { items } = await crm.open().catalogue.properties();
        assert.deepEqual(items[0]?.typeDescription, bare.typeDescription);
      });
    }

    it('need not number types as the site does', async () => {
      const options = { webIds: { 2: [31], 8: [32] } };
      const flat = await withTables({ typeCode: 31 }, options);
      assert.deepEqual([flat?.typeCode, flat?.isGarage], [2, false]);
      const garage = await withTables({ typeCode: 32 }, options);
      assert.deepEqual([garage?.typeCode, garage?.isGarage], [7, true]);
      const unknown = { typeCode: 33, typeDescription: { nl: 'Kiosk' } };
      assert.equal((await withTables(unknown))?.typeCode, 7);
    });
  });
});
