import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import type { PageInput } from '../../../server/services/render/renderer.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

/** The application with a renderer that throws for the pages selected by `fails`. */
function failingApp(fails: (page: string) => boolean): Promise<SiteApp> {
  return siteApp({
    replace: ({ source }) => {
      const renderPage = (input: PageInput) =>
        fails(input.subject.page.name)
          ? Promise.reject(new Error(`cannot render <${input.subject.page.name}>`))
          : source.renderer.renderPage(input);
      return { source: { ...source, renderer: { ...source.renderer, renderPage } } };
    },
  });
}

describe('a failure of ours', () => {
  for (const [what, fails] of Object.entries({
    'of one page': (page: string) => page === 'for-rent',
    'of every page': () => true,
  })) {
    it(`${what} is a 500 in the right language, with the phone number`, async () => {
      const { app, parts, lines } = await failingApp(fails);
      for (const [path, locale] of [
        ['/fr/a-louer', 'fr'],
        ['/de/zu-vermieten', 'de'],
      ] as const) {
        const response = await request(app).get(`${path}?email=a@b.be`);
        assert.equal(response.status, 500);
        assert.equal(response.headers['cache-control'], 'no-store');
        assert.equal(response.headers['x-robots-tag'], 'noindex');
        assert.equal(response.headers['content-language'], locale);
        const $ = load(response.text);
        assert.equal($('html').attr('lang'), locale);
        assert.equal($('h1').length, 1);
        assert.ok($(`a[href="tel:${parts.source.site.info.phone}"]`).length > 0);
        assert.ok(!response.text.includes('cannot render'));
        const logged = lines.find(({ id, msg }) => {
          return id === response.headers['x-request-id'] && msg === 'a request failed';
        });
        assert.match(JSON.stringify(logged?.['err']), /cannot render/);
      }
      assert.ok(!JSON.stringify(lines).includes('a@b.be'));
      assert.equal(parts.cache.bytes, 0);
    });
  }

  it('leaves other pages standing, and is tried again', async () => {
    let isBroken = true;
    const { app } = await failingApp((page) => isBroken && page === 'for-rent');
    assert.equal((await request(app).get('/nl/te-huur')).status, 500);
    assert.equal((await request(app).get('/nl/te-koop')).status, 200);
    isBroken = false;
    assert.equal((await request(app).get('/nl/te-huur')).status, 200);
  });
});
