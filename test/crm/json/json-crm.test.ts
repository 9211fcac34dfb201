import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { ALL_CAPABILITIES } from '../../../server/services/crm/capabilities.ts';
import { MemoryCrmIds } from '../../../server/services/crm/memory-crm-ids.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import {
  jsonCrmExample,
  type JsonCrm,
  loadJsonCrm,
  typeFaultsOfJsonCrm,
} from '../../support/project/json-crm.ts';
import { siteApp, temporaryDir } from '../../support/site-app.ts';
import { unitsOf } from '../../../views/domain/project/composition.ts';
import { crmContract, crmHome, PERSON } from '../catalogue-contract.ts';
import { LEADS, leadContract, spoken } from '../lead-contract.ts';
import { ownerContract } from '../owner-contract.ts';
import { crmFloor, crmProject, crmUnit, projectContract } from '../project-contract.ts';

const NAME = 'the adapter of docs/extending.md';
const EMPTY = { homes: [], projects: [], people: [PERSON] };
const close = async () => {};

let jsonCrm: JsonCrm;
before(async () => {
  jsonCrm = await loadJsonCrm();
});

async function holding(content: object, ids = new MemoryCrmIds()): Promise<Crm> {
  const file = path.join(temporaryDir(), 'crm.json');
  await writeFile(file, JSON.stringify({ ...EMPTY, ...content }));
  return jsonCrm(file, temporaryDir(), ids);
}
const unreachable = async () => jsonCrm('/nowhere/crm.json', temporaryDir(), new MemoryCrmIds());

crmContract(NAME, async () => ({
  holding: async (homes) => (await holding({ homes })).catalogue,
  unreachable: async () => (await unreachable()).catalogue,
  close,
}));

projectContract(NAME, async () => ({
  holding: async (projects) => (await holding({ projects })).catalogue,
  unreachable: async () => (await unreachable()).catalogue,
  close,
}));

describe(NAME, () => {
  it('has less than 100 lines', () => {
    assert.ok(jsonCrmExample()[0].split('\n').length < 100);
  });

  it('is right to the compiler', () => {
    assert.equal(typeFaultsOfJsonCrm(), '');
  });

  it('serves homes whose ids are text, at URLs that stay', async () => {
    const ids = new MemoryCrmIds();
    const homes = ['A-17/b', 'A-18'].map((id) => ({ ...crmHome(1), id, managerId: 'ine' }));
    const content = { homes, people: [{ ...PERSON, id: 'ine' }] };
    const { catalogue } = await holding(content, ids);
    const { items, dropped } = await catalogue.properties();
    assert.deepEqual(dropped, []);
    const { app, parts } = await siteApp({ crm: catalogue });
    const url = createLinks(parts.source.paths, 'nl').property(items[0]!);
    assert.ok(url !== undefined && url.includes(String(items[0]!.id)));
    await request(app).get(url).expect(200);
    const reversed = await holding({ ...content, homes: homes.toReversed() }, ids);
    assert.equal((await reversed.catalogue.team())[0]?.id, items[0]!.manager?.id);
  });
});

describe(`${NAME}, whose ids are text`, () => {
  it('has units that are homes, and leads that name the ids of the CRM', async () => {
    const ids = new MemoryCrmIds();
    const dir = temporaryDir();
    const file = path.join(dir, 'crm.json');
    const unit = crmUnit(1, { id: 'P/1', propertyId: 'P/1' });
    const composition = [{ buildingName: {}, floors: [crmFloor(0, [unit])] }];
    const project = { ...crmProject(1, { composition }), id: 'P', managerId: undefined };
    const homes = [{ ...crmHome(1), id: 'P/1', managerId: undefined }];
    await writeFile(file, JSON.stringify({ ...EMPTY, homes, projects: [project] }));
    const { catalogue, leads } = jsonCrm(file, dir, ids);
    const [home] = (await catalogue.properties()).items;
    const { items, dropped } = await catalogue.projects();
    assert.deepEqual(dropped, []);
    const [one] = unitsOf(items[0]?.composition ?? []);
    assert.ok(home && one);
    assert.deepEqual([one.id, one.propertyId], [home.id, home.id]);
    const contact = { ...LEADS.contact, propertyId: home.id, projectIds: [items[0]!.id] };
    await leads.deliver('one', contact);
    const [name = ''] = await readdir(path.join(dir, 'inbox'));
    const { lead } = JSON.parse(await readFile(path.join(dir, 'inbox', name), 'utf8'));
    assert.equal(lead.extra.crmIds, 'P/1, P');
  });
});

ownerContract(
  NAME,
  async () => ({
    open: async () => (await holding({})).owners,
    setDetails: async () => {},
    removeHome: async () => {},
    broken: async () => (await unreachable()).owners,
    close,
  }),
  { ...ALL_CAPABILITIES, owners: false },
);

leadContract(NAME, async () => {
  const dir = temporaryDir();
  const inbox = path.join(dir, 'inbox');
  const open = async () => jsonCrm('crm.json', dir, new MemoryCrmIds()).leads;
  return {
    open,
    received: async () => {
      const names = await readdir(inbox);
      const texts = await Promise.all(
        names.map((name) => readFile(path.join(inbox, name), 'utf8')),
      );
      return texts.map((text) => spoken(JSON.parse(text).lead));
    },
    broken: async () => {
      await writeFile(inbox, 'a file where the folder should be');
      return open();
    },
    close,
  };
});
