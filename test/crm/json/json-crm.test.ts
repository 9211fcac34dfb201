import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { ALL_CAPABILITIES } from '../../../server/services/crm/capabilities.ts';
import { MemoryCrmIds } from '../../../server/services/crm/memory-crm-ids.ts';
import type { Crm } from '../../../server/services/crm/port.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { jsonCrmExample, type JsonCrm, loadJsonCrm } from '../../support/project/json-crm.ts';
import { siteApp, temporaryDir } from '../../support/site-app.ts';
import { crmContract, crmHome, PERSON } from '../catalogue-contract.ts';
import { leadContract, spoken } from '../lead-contract.ts';
import { ownerContract } from '../owner-contract.ts';
import { projectContract } from '../project-contract.ts';

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
