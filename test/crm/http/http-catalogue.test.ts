import assert from 'node:assert/strict';
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
  });
  afterEach(() => crm.close());

  const replace = (changed: AgencyContent['homes']) =>
    crm.agency.replace({ homes: changed, projects: [], people: [PERSON], owners: [] }, time);
  const idsNow = async () => (await catalogue.properties()).items.map(({ id }) => id);

  it('fetches only what has changed, and forgets what is gone', async () => {
    const first = await catalogue.version();
    time += 3600_000;
    replace([crmHome(1), crmHome(3, { price: 999_000 }), crmHome(4)]);
    assert.notEqual(await catalogue.version(), first);
    const { items } = await catalogue.properties();
    assert.deepEqual(
      items.map(({ id, price }) => [id, price]),
      [
        [1, 250_000],
        [3, 999_000],
        [4, 250_000],
      ],
    );
  });

  it('reads numbers as texts, missing lists and a missing wrapper', async () => {
    const plain = (await catalogue.properties()).items;
    crm.emulator.fault = 'drifting';
    const drifted = new HttpCatalogue(crm.calls, crm.emulator.config, () => time);
    assert.deepEqual((await drifted.properties()).items, plain);
  });

  for (const fault of ['refusing', 'garbage', 'half', 'bad-credentials'] as const) {
    it(`keeps what it has while the CRM is ${fault}, and recovers`, async () => {
      await catalogue.version();
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

  it('asks pages of a list until it has all', async () => {
    const many = Array.from({ length: 450 }, (_, index) => crmHome(index + 1));
    replace(many);
    assert.equal((await idsNow()).length, 450);
  });
});
