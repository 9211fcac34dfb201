import assert from 'node:assert/strict';
import fc from 'fast-check';
import request from 'supertest';
import { sharedApp, siteApp, type SiteApp } from '../../support/site-app.ts';

const AGENCY = 'test/agencies/oosterschaduw';

describe('a text that the search bar sends to a list', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  /** The URL, decoded, that a URL finally redirects to. */
  async function destination(url: string, app = site.app): Promise<string> {
    const answer = await request(app).get(url);
    if (answer.status === 200) return decodeURIComponent(url.replaceAll('+', ' '));
    assert.equal(answer.status, 302, url);
    return destination(answer.get('location') ?? '', app);
  }

  it('leads to the place that was meant, as a whole', async () => {
    for (const typed of ['Gent', 'gand', 'GHENT', '%20Gent%20']) {
      const to = await destination(`/nl/te-koop?q=${typed}`);
      assert.equal(to, '/nl/te-koop?region=Gent', typed);
    }
    assert.equal(await destination('/nl/te-koop?q=9000'), '/nl/te-koop?region=Gent|9000');
    assert.equal(await destination('/fr/a-vendre?q=Luik+4000'), '/fr/a-vendre?region=Liège|4000');
    assert.equal(
      await destination('/de/zu-verkaufen?q=oost-vlaanderen'),
      '/de/zu-verkaufen?region=Ostflandern',
    );
    assert.equal(await destination('/nl/te-koop?q=St+Niklaas'), '/nl/te-koop?region=Sint-Niklaas');
  });

  it('leads there in the list of the goal that was chosen', async () => {
    const to = await destination('/nl/te-koop?goal=1&q=Luik');
    assert.equal(to, '/nl/te-huur?region=Luik');
  });

  it('leads to the results when it is no place, or several', async () => {
    for (const typed of ['Nieuwerkerken', '99999999', 'xqzw', '<b>']) {
      const to = await destination(`/nl/te-koop?q=${encodeURIComponent(typed)}`);
      assert.equal(to, `/nl/zoeken?q=${typed}`);
    }
  });

  it('is the whole list when it is empty', async () => {
    assert.equal(await destination('/nl/te-koop?q='), '/nl/te-koop');
    assert.equal(await destination('/nl/te-koop?goal=1&q=+'), '/nl/te-huur');
  });

  it('leads to the best guess where the site has no results page', async () => {
    const { app } = await siteApp({ env: { SITE_DIR: AGENCY } });
    assert.equal(await destination('/nl/kopen?q=Mechelem', app), '/nl/kopen?region=Mechelen');
    assert.equal(await destination('/nl/kopen?q=xqzw', app), '/nl/kopen');
    const { text } = await request(app).get('/nl/kopen');
    assert.ok(!text.includes('header-search'));
  });

  it('always leads to a page of the site', async () => {
    const anything = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .filter((q) => !q.includes('\0'));
    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        const to = await destination(`/de/zu-verkaufen?${new URLSearchParams({ q }).toString()}`);
        assert.match(to, /^\/de\/(zu-verkaufen|suche)(\?|$)/);
      }),
      { numRuns: 40 },
    );
  });
});
