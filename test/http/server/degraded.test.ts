import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { demoCrm } from '../../../server/services/crm/demo/crm.ts';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { LANGUAGE_IDS } from '../../../server/services/crm/wire-values.ts';
import { emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { newLead } from '../../support/new-lead.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { NOON, type SiteApp, siteApp, temporaryDataDir } from '../../support/site-app.ts';

const MINUTE = 60_000;
const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

/** What /readyz lists, while pages are served; what is refused: test/http/forms/disk-full. */
const degraded = async ({ app }: SiteApp): Promise<string[]> => {
  const { body } = await request(app).get('/readyz').expect(200);
  assert.equal(body.status, 'ready');
  return body.degraded ?? [];
};

describe('/readyz of a site that is degraded', () => {
  it('tells of leads that a damaged file may have lost', async () => {
    const dataDir = temporaryDataDir();
    writeFileSync(path.join(dataDir, 'leads.sqlite'), 'no database '.repeat(1000));
    const site = await siteApp({ env: { DATA_DIR: dataDir } });
    await site.parts.leads.maintenance.backUp?.();
    assert.match((await degraded(site)).join(), /^a damaged file of leads was set aside, leads\./);
  });

  it('tells of a lead that waits although its destination answers', async () => {
    let now = NOON;
    const site = await siteApp({ now: () => now });
    const { store, worker, maintenance } = site.parts.leads;
    await store.accept(newLead({ destinations: ['crm'], content: 'unreadable', receivedAt: now }));
    await worker.wake();
    now += 16 * MINUTE;
    await request(site.app)
      .post('/nl/over-ons')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, form: 'simple-contact' })
      .expect(303);
    await worker.wake();
    await maintenance.watch.check();
    const told = await degraded(site);
    assert.match(told[1] ?? '', /^crm answers, but a lead has waited for it for 16 minutes/);
    assert.doesNotMatch(told.join(), /Peeters|example/);
  });

  it('tells of a quarantine that is filling', async () => {
    const site = await siteApp();
    const { store, maintenance } = site.parts.leads;
    for (let index = 0; index <= 50; index += 1) {
      await store.accept(newLead({ quarantine: 'spam 5', receivedAt: NOON - index * MINUTE }));
    }
    await maintenance.watch.check();
    assert.match((await degraded(site)).join(), /^the quarantine is filling: 51 leads in 7 days/);
  });

  it('tells of texts that a language lacks, of the interface and of all homes', async () => {
    const own = demoCrm(
      { siteDir: DEMO, dataDir: temporaryDataDir() },
      { now: () => NOON },
    ).catalogue;
    const crm: CataloguePort = {
      source: own.source,
      version: () => own.version(),
      projects: () => own.projects(),
      team: () => own.team(),
      properties: async () => {
        const { items, dropped } = await own.properties();
        const without = items.map((item) => {
          const { de: _title, ...title } = item.title;
          const { de: _text, ...description } = item.description;
          return { ...item, title, description };
        });
        return { items: without, dropped };
      },
    };
    const site = await siteApp({ crm, onMissingText: () => {} });
    const t = site.parts.source.i18n.t('fr') as unknown as (key: string) => string;
    for (const key of ['a', 'b', 'c', 'd']) t(`noSuch.${key}`);
    assert.deepEqual(await degraded(site), [
      'texts of fr are missing: common:noSuch.a, common:noSuch.b, common:noSuch.c and 1 more',
      'no home has a text in de: its pages show texts of other languages',
    ]);
  });

  it("tells what the CRM's wire lacked at the last refresh, until it is there again", async () => {
    const crm = await emulatedAgency(DEMO);
    crm.emulator.refusedLanguage = LANGUAGE_IDS.de;
    crm.emulator.fault = 'garbage';
    crm.emulator.faulty = /^GetCountryList$/;
    let now = NOON;
    const site = await siteApp({ env: crm.env, now: () => now });
    const told = await degraded(site);
    assert.equal(told[0], 'the CRM refuses its texts in de');
    assert.match(told[1] ?? '', /^a table of the CRM is missing: .*GetCountryList/);
    crm.emulator.refusedLanguage = undefined;
    crm.emulator.fault = 'none';
    now += 7 * 60 * MINUTE;
    await site.parts.source.catalogue.refresh();
    assert.deepEqual(
      (await degraded(site)).filter((line) => line.includes('CRM')),
      [],
    );
    await crm.close();
  });
});
