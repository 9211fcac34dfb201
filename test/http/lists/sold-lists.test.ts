import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { isHome, itemKey } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { propertyPath } from '../../../views/subjects/property/property-path.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { sharedApp, siteApp, type SiteApp } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

const DEMO = new URL('../../../server/demo', import.meta.url).pathname;
/** Spec section 2; the German one after the same pattern (docs/facts.md, "Words"). */
const FALL_BACKS = { nl: '/nl/verkocht', fr: '/fr/vendu', en: '/en/sold', de: '/de/verkauft' };

interface Info {
  soldDetailPages: boolean;
}

interface HomePage {
  params: { modules: { content: { arrangement?: string; first?: number[] } }[] };
}

/** The demo agency with or without pages for sold homes, and with or without a list of them. */
async function agencyWith({ details, list }: { details: boolean; list: boolean }) {
  const agency = new AgencyCopy(DEMO);
  agency.edit<Info>('site.json', (info) => {
    info.soldDetailPages = details;
  });
  if (!list) agency.dropPage('sold');
  return siteApp({ env: { SITE_DIR: agency.dir } });
}

const soldHomes = ({ parts }: SiteApp) =>
  parts.source.catalogue.port('nl').list(emptyQuery('sold'), 1000).items.filter(isHome);

async function read(app: Express, path: string): Promise<CheerioAPI> {
  const response = await request(app).get(path);
  assert.equal(response.status, 200, path);
  return load(response.text);
}

describe('sold homes', () => {
  it('stand under the fall-back paths where they have pages and no list', async () => {
    const site = await agencyWith({ details: true, list: false });
    const [home] = soldHomes(site);
    assert.ok(home);
    for (const locale of LOCALES) {
      const path: string = propertyPath(site.parts.source.paths, locale, home) ?? '';
      assert.ok(path.startsWith(`${FALL_BACKS[locale]}/`), path);
      const $: CheerioAPI = await read(site.app, path);
      assert.equal($('h1').length, 1);
      // A site without the list has no link to it.
      assert.equal($(`a[href="${FALL_BACKS[locale]}"]`).length, 0);
      assert.equal((await request(site.app).get(FALL_BACKS[locale])).status, 404);
    }
  });

  it('are left out of the homes that the agency shows first: the newest take their places', async () => {
    const agency = new AgencyCopy(DEMO);
    const [sold] = soldHomes(await sharedApp());
    assert.ok(sold);
    agency.edit<HomePage>('pages/home.json', ({ params }) => {
      const row = params.modules.find(({ content }) => content.arrangement === 'one-large');
      assert.ok(row);
      row.content.first = [sold.id, 70408];
    });
    const site = await siteApp({ env: { SITE_DIR: agency.dir } });
    const $ = await read(site.app, '/nl/ons-aanbod');
    const port = site.parts.source.catalogue.port('nl');
    const newest = port.list(emptyQuery('sale'), 3).items.map(itemKey);
    const shown = $('.one-large [data-card]').toArray();
    const keys = shown.map((card) => $(card).attr('data-card'));
    assert.deepEqual(keys, ['70408', ...newest.filter((key) => key !== '70408').slice(0, 2)]);
    assert.ok($('.one-large-main .card-large').text().includes('Zakkendragersplein'));
    assert.equal($('.section-head:has(+ .one-large) .link-more').attr('href'), '/nl/te-koop');
  });

  it('have no links where they have no pages, in their list or anywhere', async () => {
    const site = await agencyWith({ details: false, list: true });
    const $ = await read(site.app, '/nl/verkocht');
    assert.ok($('.card-sold').length > 0);
    assert.equal($('.card a').length, 0);
    for (const home of soldHomes(site).slice(0, 3)) {
      assert.equal((await request(site.app).get(`/nl/property/${home.id}`)).status, 404);
    }
    assert.ok(!(await wholeSitemap(site.app)).includes('/nl/verkocht/'));
  });

  it('are nowhere where the site has neither', async () => {
    const site = await agencyWith({ details: false, list: false });
    const home = await read(site.app, '/nl/ons-aanbod');
    assert.equal(home('a[href*="verkocht"]').length, 0);
    assert.equal((await request(site.app).get('/nl/verkocht')).status, 404);
  });
});
