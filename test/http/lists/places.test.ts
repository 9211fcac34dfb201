import assert from 'node:assert/strict';
import fc from 'fast-check';
import request from 'supertest';
import type { PlaceAnswer } from '../../../views/domain/place/place-answer.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the places that the region autocomplete asks for', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  async function ask(parameters: Record<string, string>) {
    const query = new URLSearchParams(parameters).toString();
    const answer = await request(site.app).get(`/api/places?${query}`).expect(200);
    return { answer, places: (answer.body as { places: PlaceAnswer[] }).places };
  }

  it('are called as the visitor calls them, in whatever language they were typed', async () => {
    for (const q of ['Liège', 'liege', 'Luik', 'LÜTTICH', ' luttich ']) {
      const { places } = await ask({ q, lang: 'de', listing: 'sale' });
      const [first] = places;
      assert.equal(first?.name, 'Lüttich', q);
      assert.equal(first?.zip, '');
      assert.equal(first?.region, 'Lüttich');
    }
  });

  it('of Brussels have streets with a Dutch name on Dutch pages', async () => {
    const { homes, projects } = site.parts.source.catalogue.data;
    const published = [...homes, ...projects].filter((item) => item.publishAddress);
    const inBrussels = published.filter(
      ({ zip, countryId }) => /^1[0-2]/.test(zip) && countryId === 10,
    );
    assert.ok(inBrussels.length > 10);
    for (const { id, street, streetNames } of inBrussels) {
      assert.ok(streetNames?.nl !== undefined && streetNames.nl !== street, String(id));
    }
  });

  it('come with the homes of the list that is asked for', async () => {
    const port = site.parts.source.catalogue.port('nl');
    for (const listKind of ['sale', 'rent', 'sold'] as const) {
      const { places } = await ask({ q: '9000', lang: 'nl', listing: listKind });
      assert.equal(places[0]?.count, port.suggestPlaces('9000', 1)[0]?.counts[listKind]);
    }
  });

  it('say which municipality a part belongs to', async () => {
    const { places } = await ask({ q: 'Gentbrugge', lang: 'nl', listing: 'sale' });
    assert.equal(places[0]?.within, 'Gent');
  });

  it('are an empty list for a text that names no place, or is broken', async () => {
    for (const q of ['', '   ', 'xqzw', 'wijziging van gemeentegrens', '<script>']) {
      assert.deepEqual((await ask({ q })).places, [], q);
    }
    await request(site.app).get('/api/places').expect(200, { places: [] });
    const { places } = await ask({ q: 'Gent', lang: 'xx', listing: '__proto__' });
    assert.equal(places[0]?.name, 'Gent');
  });

  it('are JSON that is neither cached nor indexed', async () => {
    const { answer } = await ask({ q: 'Gent', lang: 'nl', listing: 'sale' });
    assert.match(answer.get('content-type') ?? '', /^application\/json/);
    assert.equal(answer.get('cache-control'), 'no-cache');
    assert.equal(answer.get('x-robots-tag'), 'noindex');
  });

  it('are answered whatever is typed', async () => {
    const anything = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((q) => !q.includes('\0'));
    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        assert.ok(Array.isArray((await ask({ q, lang: 'fr', listing: 'rent' })).places));
      }),
      { numRuns: 60 },
    );
  });
});
