import assert from 'node:assert/strict';
import { agencyInFiles } from '../../../server/services/crm/emulator/demo-agency.ts';
import {
  defaultBehaviour,
  WIRE_BEHAVIOURS,
  type WireBehaviour,
} from '../../../server/services/crm/emulator/behaviour.ts';
import { crmHome } from '../catalogue-contract.ts';
import { LEADS } from '../lead-contract.ts';
import { EMAIL, PASSWORD } from '../owner-contract.ts';
import { ownerFolder } from '../owner-folder.ts';
import { crmProject } from '../project-contract.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

type Setting = readonly [name: keyof WireBehaviour, value: string];

/** Every value of every switch, but those that are the default. */
const OTHERS: readonly Setting[] = Object.entries(WIRE_BEHAVIOURS).flatMap(
  ([name, [, ...values]]) => values.map((value): Setting => [name as keyof WireBehaviour, value]),
);
/** One switch alone, and every two of them: with the defaults all values of each pair. */
const COMBINATIONS: readonly (readonly Setting[])[] = OTHERS.flatMap((one, index) => [
  [one],
  ...OTHERS.slice(index + 1)
    .filter(([name]) => name !== one[0])
    .map((other) => [one, other]),
]);

describe('the adapter, of a CRM that answers where clients are silent', () => {
  let crm: EmulatedCrm;
  let usual: unknown;
  before(async () => {
    const { folder } = await ownerFolder();
    const content = await agencyInFiles(folder.dir);
    await folder.close();
    crm = await emulatedCrm({
      ...content,
      homes: [...content.homes, crmHome(1), crmHome(2, { goal: 1, price: 900 })],
      projects: [crmProject(50)],
      // Hashes would take most of the time.
      owners: content.owners.map((owner) => ({
        ...owner,
        isPassword: async (password) => password === PASSWORD,
      })),
    });
    usual = await everything();
  });
  after(() => crm.close());

  /** What the site gets of the CRM, and what the CRM gets of a lead of each kind. */
  async function everything() {
    // As much as fits on two pages.
    const { catalogue, owners, leads } = crm.open({ pageSize: 2 });
    const [homes, projects, team] = [
      await catalogue.properties(),
      await catalogue.projects(),
      await catalogue.team(),
    ];
    await catalogue.version();
    const owner = await owners.signIn(EMAIL, PASSWORD, 'nl');
    assert.ok(owner);
    const had = crm.agency.leads.length;
    for (const lead of Object.values(LEADS)) await leads.deliver(`key ${lead.kind}`, lead);
    return {
      homes,
      projects,
      team,
      isWrongRefused: (await owners.signIn(EMAIL, 'wrong', 'nl')) === undefined,
      owner,
      ofOwner: await owners.homes(owner),
      history: await owners.history(owner, 5),
      ofNobody: await owners.history(owner, 7),
      isNobodyKnown: await leads.knowsEnough('nobody@mail.example'),
      isKnown: await leads.knowsEnough('an.maes@mail.example'),
      received: crm.agency.leads
        .slice(had)
        .map(({ endpoint, parameters }) => [endpoint, parameters]),
    };
  }

  it('has everything by default', () => {
    const { homes, projects, history, received, isWrongRefused, ofNobody, ...asked } =
      usual as Awaited<ReturnType<typeof everything>>;
    assert.deepEqual([projects.items.length, projects.dropped], [1, []]);
    assert.deepEqual([homes.items.length, homes.dropped], [3, []]);
    assert.equal(history?.visitStatistics.length, 1);
    assert.equal(history?.documents.length, 2);
    assert.equal(received.length, Object.keys(LEADS).length);
    assert.deepEqual([isWrongRefused, ofNobody], [true, undefined]);
    assert.deepEqual([asked.isNobodyKnown, asked.isKnown], [false, true]);
  });

  for (const settings of COMBINATIONS) {
    it(`has the same with ${settings.map((one) => one.join(' ')).join(', ')}`, async () => {
      Object.assign(crm.agency.behaviour, defaultBehaviour(), Object.fromEntries(settings));
      assert.deepEqual(await everything(), usual);
    });
  }
});
