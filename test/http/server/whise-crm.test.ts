import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { isProject } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { agencyInWhise, type EmulatedWhise } from '../../crm/whise/emulated-whise.ts';
import { filledForms, formsOfSite } from '../../support/forms/site-forms.ts';
import { NOON, type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('the demo agency behind Whise', () => {
  let whise: EmulatedWhise;
  let site: SiteApp;
  let files: SiteApp;
  before(async () => {
    whise = await agencyInWhise(DEMO, () => NOON);
    [site, files] = await Promise.all([siteApp({ env: whise.env }), siteApp()]);
  });
  after(() => whise.close());

  const port = ({ parts }: SiteApp, locale: Locale = 'nl') => parts.source.catalogue.port(locale);
  const pageOf = async (url: string | undefined) => {
    assert.ok(url);
    return load((await request(site.app).get(url).expect(200)).text);
  };

  it('has the homes and projects that its files have', async () => {
    const served = site.parts.source.catalogue.data.homes;
    for (const { id, goal, status, zip } of files.parts.source.catalogue.data.homes) {
      const home = served.find((one) => one.id === id);
      assert.deepEqual([id, home?.goal, home?.status, home?.zip], [id, goal, status, zip]);
    }
    const projects = [site, files].map((one) =>
      port(one)
        .projects()
        .map(({ id }) => id),
    );
    assert.deepEqual(projects[0], projects[1]);
  });

  it('shows lists, a home and a project in every language', async () => {
    for (const locale of ['nl', 'fr', 'en', 'de'] as const) {
      const links = createLinks(site.parts.source.paths, locale);
      const $ = await pageOf(links.page('for-sale'));
      assert.ok($('[data-card]').length > 5, locale);
      const home = port(site, locale)
        .list(emptyQuery('sale'), 50)
        .items.find((item) => !isProject(item));
      assert.ok(home && !isProject(home));
      const page = await pageOf(links.property(home));
      assert.ok(
        page('main')
          .text()
          .includes(home.title[locale] ?? '-'),
      );
      const [project] = port(site, locale).projects();
      assert.ok(project);
      assert.ok((await pageOf(links.project(project)))('h1').text().includes(project.name));
    }
  });

  it('tells no address and no price that its files hide', async () => {
    const { homes } = files.parts.source.catalogue.data;
    const served = site.parts.source.catalogue.data.homes;
    for (const { id, publishAddress, publishPrice } of homes) {
      const home = served.find((one) => one.id === id);
      assert.deepEqual([home?.publishAddress, home?.publishPrice], [publishAddress, publishPrice]);
      if (!publishAddress) assert.deepEqual([home?.street, home?.position], ['', undefined]);
      if (!publishPrice) assert.equal(home?.price, undefined);
    }
  });

  it('has no pages of owners, and no link to them', async () => {
    await request(site.app).get('/login').expect(404);
    const $ = await pageOf(createLinks(site.parts.source.paths, 'nl').page('home'));
    assert.equal($('a[href*="login"]').length, 0);
  });

  it('takes what visitors send to Whise', async () => {
    const placed = formsOfSite(site, 'fr').find(({ use }) => use.form === 'contact');
    const [filled] = placed ? filledForms(placed) : [];
    assert.ok(placed && filled);
    await request(site.app)
      .post(placed.url)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...filled.values, form: placed.use.form })
      .expect(303);
    await site.parts.leads.worker.wake();
    const [contact, ...others] = whise.emulator.contacts.received;
    assert.deepEqual(others, []);
    const { person, content = '' } = filled.lead;
    assert.deepEqual(
      [contact?.['Name'], contact?.['PrivateEmail'], contact?.['LanguageId']],
      [person.name, person.email, 'fr-BE'],
    );
    assert.ok(String(contact?.['Comments']).includes(content));
  });

  it('serves what it has while Whise refuses the login, and says why', async () => {
    const before = site.parts.source.catalogue.version;
    whise.emulator.fault = 'bad-credentials';
    whise.emulator.forgetTokens();
    await site.parts.source.catalogue.refresh();
    whise.emulator.fault = 'none';
    assert.equal(site.parts.source.catalogue.version, before);
    const said = JSON.stringify(site.lines);
    assert.match(said, /WHISE_USERNAME and WHISE_PASSWORD, which must be of a Marketplace account/);
    assert.ok(!said.includes(whise.emulator.config.password));
  });
});
