import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';

const CARD = '.module-manager-contact .manager';

describe('the contact card of a person', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const get = async ({ app }: SiteApp, path: string) => {
    const { status, text } = await request(app).get(path);
    assert.equal(status, 200, path);
    return load(text);
  };

  it('tells who they are and how to reach them, in the language of the visitor', async () => {
    const $ = await get(site, '/de/verkaufen');
    assert.equal($(`${CARD} h2`).text(), 'Lieber erst einmal reden?');
    const name = $(`${CARD} .manager-name a`);
    assert.equal(name.text(), 'Marieke De Smet');
    assert.match(name.attr('href') ?? '', /^\/de\/.+-1$/);
    assert.match($(CARD).text(), /Immobilienmaklerin.*IPI 901\.142/);
    assert.deepEqual(waysOf($), ['tel:+3292330041', 'mailto:marieke@kadelinde.example']);
  });

  it('has the heading of a home’s manager where it has none of its own', async () => {
    const $ = await get(site, '/states/fr/manager-contact/2');
    assert.equal($(`${CARD} h2`).text(), 'Votre agent');
  });

  it('is about the person that the agency chose, on the page of a home too', async () => {
    const $ = await get(site, '/states/nl/manager-contact/3');
    assert.equal($(`${CARD} .manager-name`).text(), 'Nadia El Amrani');
    assert.deepEqual(waysOf($), ['tel:+3223180051', 'mailto:nadia@kadelinde.example']);
  });

  it('gives the agency’s phone and e-mail for one without, and is not there for one who left', async () => {
    const crm = new SampleCrm();
    crm.people = [{ id: 1, name: 'An Peeters', function: {} }];
    const other = await siteApp({ crm });
    const $ = await get(other, '/states/nl/manager-contact/1');
    assert.equal($(`${CARD} .manager-name`).text(), 'An Peeters');
    assert.deepEqual(waysOf($), ['tel:+3292784016', 'mailto:info@kadelinde.example']);
    const without = await get(other, '/states/nl/manager-contact/2');
    assert.equal(without('.module-manager-contact').length, 1);
    assert.equal(without('.module-manager-contact').children().length, 0);
    assert.equal(without('.module-manager-contact').text(), '');
  });
});

/** Targets of the links of the card, after the person's page. */
function waysOf($: ReturnType<typeof load>): (string | undefined)[] {
  return $(`${CARD} .contact-links a`)
    .get()
    .map((link) => $(link).attr('href'));
}
