import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { assertOnlyOurs, MARKED } from '../../unit/server/platform/clean/hostile-pages.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';
import { HOSTILE_HTML } from '../../unit/server/platform/clean/hostile-html.ts';
import { sampleProperty } from '../../unit/views/domain/sample-property.ts';

const all = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const evil = all(`${MARKED}${HOSTILE_HTML.join('<br>')}${MARKED}`);
const short = all(MARKED);

/** A home all of whose texts are attacks. */
function hostileHome(id: number): Property {
  return sampleProperty({
    id,
    street: MARKED,
    houseNumber: MARKED,
    boxNr: MARKED,
    typeDescription: short,
    title: short,
    description: all(`<a href="https://ok.example" onclick=alert(1)>Plan</a>${evil.nl}`),
    priceUnitText: short,
    marquee: 99,
    marqueeName: short,
    ident: MARKED,
    epcLabelText: MARKED,
    energyPerformance: 120,
    pictures: [
      { source: 'javascript:alert(1)', name: short },
      { source: 'https://evil.example/x.jpg', name: short },
      { source: '//evil.example/x.jpg', name: short },
      { source: '../../etc/passwd', name: short },
    ],
    virtualTour: 'https://tours.example/1',
    manager: { id: 1, name: MARKED, function: evil, email: MARKED, photo: '//evil.example/x.jpg' },
    documents: [{ fileName: MARKED, comment: evil, documentTypeName: short }],
    divisions: [
      { id: 1, floor: 0, floorName: short, orderNr: 1, roomTypeName: short, comments: evil },
    ],
    details: { uniqueCode: MARKED, environmentName: short, heatingName: evil, zoningName: short },
  });
}

describe('a CRM whose every text is an attack', () => {
  let site: SiteApp;
  before(async () => {
    const crm = new SampleCrm();
    crm.homes = [1, 2, 3].map(hostileHome);
    crm.people = [{ id: 1, name: MARKED, function: evil }];
    site = await siteApp({ crm });
  });

  async function pageOf(url: string): Promise<string> {
    const { status, text } = await request(site.app).get(url);
    assert.equal(status, 200, url);
    return text;
  }

  for (const locale of LOCALES) {
    it(`puts no element and no URL on a page, in ${locale}`, async () => {
      const links = createLinks(site.parts.source.paths, locale);
      const [home] = site.parts.source.catalogue.data.homes;
      const paths = [links.page('home'), links.page('for-sale'), home && links.property(home)];
      for (const path of paths) {
        assert.ok(path !== undefined);
        assertOnlyOurs(await pageOf(path), path);
      }
    });
  }

  it('keeps its data blocks whole: each is one piece of JSON', async () => {
    const [home] = site.parts.source.catalogue.data.homes;
    const path = home && createLinks(site.parts.source.paths, 'nl').property(home);
    const $ = load(await pageOf(path ?? ''));
    const blocks = $('script:not([src])').toArray();
    assert.ok(blocks.length > 1);
    for (const block of blocks) assert.doesNotThrow(() => JSON.parse($(block).text()));
  });

  it('answers scripts with JSON, whatever stands in it', async () => {
    for (const path of ['/api/map-cards?lang=nl&key=1', '/api/suggest?lang=nl&q=9000']) {
      const { headers, text } = await request(site.app).get(path);
      assert.match(headers['content-type'] ?? '', /^application\/json/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.doesNotThrow(() => JSON.parse(text));
    }
  });

  it('shows what was to be read of its texts, as words', async () => {
    const [home] = site.parts.source.catalogue.data.homes;
    const path = home && createLinks(site.parts.source.paths, 'nl').property(home);
    const $ = load(await pageOf(path ?? ''));
    const links = $('.description a')
      .toArray()
      .map(({ attribs }) => attribs);
    assert.ok(links.length > 0);
    for (const { href, rel } of links) {
      assert.match(href ?? '', /^https:\/\/ok\.example\/?$/);
      assert.equal(rel, 'external noopener nofollow');
    }
  });
});
