import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { agencyInFiles } from '../../../server/crm/emulator/demo-agency.ts';
import { HttpCatalogue } from '../../../server/crm/http/http-catalogue.ts';
import { type EmulatedCrm, emulatedCrm } from '../../crm/http/emulated-crm.ts';
import { NOON, sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('the demo agency behind a CRM on the wire', () => {
  let crm: EmulatedCrm;
  let site: SiteApp;
  let demo: SiteApp;
  before(async () => {
    crm = await emulatedCrm(await agencyInFiles(DEMO));
    const catalogue = new HttpCatalogue(crm.calls, crm.emulator.config, () => NOON);
    [site, demo] = await Promise.all([siteApp({ crm: catalogue }), sharedApp()]);
  });
  after(() => crm.close());

  const textOf = async ({ app }: SiteApp, url: string) => {
    const $ = load((await request(app).get(url).expect(200)).text);
    $('script').remove();
    return $('main').text().replace(/\s+/g, ' ');
  };

  for (const url of ['/nl/te-koop', '/fr/a-louer', '/en/projects', '/de/verkauft']) {
    it(`shows the same at ${url}`, async () => {
      assert.equal(await textOf(site, url), await textOf(demo, url));
    });
  }

  it('shows every home and project as the files do', async () => {
    const ports = [site, demo].map(({ parts }) => parts.source.catalogue.port('nl'));
    const [wire, files] = ports.map((port) => [
      ...port.projects().map(({ id }) => id),
      ...port.team().map(({ id }) => id),
    ]);
    assert.deepEqual(wire, files);
    const links = load((await request(demo.app).get('/de/zu-verkaufen').expect(200)).text);
    const url = links('[data-card] a').attr('href') ?? '';
    assert.equal(await textOf(site, url), await textOf(demo, url));
  });

  it('goes on with what it has when the CRM fails', async () => {
    crm.emulator.fault = 'garbage';
    await site.parts.source.catalogue.refresh().catch(() => {});
    await request(site.app).get('/nl/te-koop').expect(200);
  });
});
