import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { PopupConfig } from '../../../views/domain/site/popup.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { templates } from '../../support/live-site.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

async function page({ app }: SiteApp, url: string) {
  const answer = await request(app).get(url).set('Host', 'localhost');
  assert.equal(answer.status, 200, url);
  return load(answer.text);
}

async function withPopup(change: Partial<PopupConfig>): Promise<SiteApp> {
  const copy = new AgencyCopy(DEMO);
  copy.edit<SiteInfo>('site.json', ({ popup }) => Object.assign(popup ?? {}, change));
  return siteApp({ env: { SITE_DIR: copy.dir } });
}

/** The popup that pages of a language ask for. */
async function popupOf({ app }: SiteApp, locale: string) {
  const answer = await request(app).get(`/api/popup?lang=${locale}`).set('Host', 'localhost');
  assert.equal(answer.status, 200);
  assert.match(answer.headers['content-type'] ?? '', /^text\/html; charset=utf-8$/);
  assert.equal(answer.headers['x-robots-tag'], 'noindex');
  return load(answer.text);
}

/** Spec section 4. */
describe('the popup', () => {
  for (const locale of LOCALES) {
    it(`has its texts, and no place on the page that it leads to in ${locale}`, async () => {
      const site = await sharedApp();
      const { popup } = site.parts.source.site.info;
      const $ = await page(site, templates(site, locale).home ?? '');
      const place = $('#popup');
      assert.equal(place.children().length, 0);
      assert.equal(place.attr('data-delay'), String((popup?.delay ?? NaN) * 1000));
      assert.equal(place.attr('data-from'), `/api/popup?lang=${locale}`);
      const shown = await popupOf(site, locale);
      assert.equal(shown('.popup').length, 1);
      assert.equal(shown('#popup-title').text(), popup?.title[locale]);
      assert.match(shown('img').attr('src') ?? '', /^\/media\//);
      const link = shown('a').attr('href') ?? '';
      assert.equal(link, popup?.link?.[locale]);
      assert.equal((await page(site, link))('#popup').length, 0);
      assert.equal((await page(site, `${link}?available=1`))('#popup').length, 0);
    });
  }

  it('is not on the home page, however that is written', async () => {
    const site = await withPopup({ link: { nl: '/nl/home', fr: '/fr/accueil/' } });
    for (const url of ['/nl/ons-aanbod', '/fr/accueil']) {
      assert.equal((await page(site, url))('#popup').length, 0, url);
    }
    const $ = await page(site, '/de/startseite');
    assert.equal($('#popup').length, 1);
    assert.equal((await popupOf(site, 'de'))('a').length, 0);
  });

  it('links to a video instead of loading it', async () => {
    const video = 'https://www.youtube.com/watch?v=abcdefghijk';
    const $ = await popupOf(await withPopup({ mediaUrl: video }), 'nl');
    assert.equal($('img, iframe, video').length, 0);
    assert.equal($('a[target=_blank]').attr('href'), video);
  });

  it('is not there without one in the data', async () => {
    const copy = new AgencyCopy(DEMO);
    copy.edit<SiteInfo>('site.json', (info) => Reflect.deleteProperty(info, 'popup'));
    const site = await siteApp({ env: { SITE_DIR: copy.dir } });
    assert.equal((await page(site, '/nl/te-koop'))('#popup').length, 0);
    const answer = await request(site.app).get('/api/popup?lang=nl').set('Host', 'localhost');
    assert.deepEqual([answer.status, answer.text], [404, '']);
  });
});
