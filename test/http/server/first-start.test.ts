import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';

describe('a site that has never known a home, while its CRM is down', () => {
  const crm = new SampleCrm();
  let site: SiteApp;
  before(async () => {
    crm.homesFail = true;
    site = await siteApp({ crm });
  });
  const get = (url: string) => request(site.app).get(url).set('Accept-Language', 'nl');

  it('shows its contact page, by the agency’s own data, in every language', async () => {
    for (const url of ['/nl/contact', '/fr/contact', '/en/contact', '/de/kontakt']) {
      const $ = load((await get(url).expect(200)).text);
      assert.equal($('main form[method=post]').length > 0, true, url);
      assert.equal($('main a[href^="tel:"]').length > 0, true, url);
    }
  });

  it('shows legal pages, and leads to pages that it can show alone', async () => {
    await get('/nl/privacy').expect(200);
    const { headers } = await get('/nl/contact/').expect(301);
    assert.equal(headers['location'], '/nl/contact');
    await get('/').expect(503);
  });

  it('answers 503 where homes are missing, and where one may be meant', async () => {
    for (const url of ['/nl', '/nl/te-koop', '/nl/team', '/nl/te-koop/huis-gent-7', '/nl/login']) {
      const { headers } = await get(url).expect(503);
      assert.ok(headers['retry-after'], url);
    }
  });

  it('takes what visitors send, and thanks them', async () => {
    const sent = await request(site.app)
      .post('/nl/contact')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, Content: 'Kunt u mij bellen?', form: 'contact' })
      .expect(303);
    const thanks = await get(String(sent.headers['location'])).expect(200);
    assert.ok(load(thanks.text)('h1').text().length > 0);
    // Its deliveries may be over already.
    const lead = await newestLead(site);
    assert.match(lead.content, /Kunt u mij bellen\?/);
    assert.deepEqual(
      lead.deliveries.map(({ destination }) => destination),
      ['agency-mail', 'visitor-mail', 'crm'],
    );
  });

  it('shows everything once the CRM answers', async () => {
    crm.homesFail = false;
    await site.parts.source.catalogue.refresh();
    await get('/nl/te-koop').expect(200);
    await get('/').expect(302);
  });
});
