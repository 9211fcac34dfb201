import assert from 'node:assert/strict';
import request from 'supertest';
import { cityOptionsSchema, subcityOptionsSchema } from '../../../views/domain/place/places.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

describe('the data files', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  it('are the cities and the sub-cities, in the shape that is promised', async () => {
    const cities = await request(site.app).get('/data/cities.json').expect(200);
    const subCities = await request(site.app).get('/data/subcities.json').expect(200);
    assert.match(cities.get('content-type') ?? '', /^application\/json/);
    assert.ok(cityOptionsSchema.parse(cities.body).length > 1000);
    assert.ok(subcityOptionsSchema.parse(subCities.body).length > 1000);
  });

  it('are sent compressed, kept for a day, and not again when nothing changed', async () => {
    const first = await request(site.app).get('/data/cities.json').set('accept-encoding', 'br');
    assert.equal(first.get('content-encoding'), 'br');
    assert.equal(first.get('cache-control'), 'public, max-age=86400');
    const etag = first.get('etag') ?? '';
    await request(site.app)
      .get('/data/cities.json')
      .set({ 'accept-encoding': 'br', 'if-none-match': etag })
      .expect(304);
  });

  it('are all that the folder gives', async () => {
    await request(site.app).get('/data/NOTICE.md').expect(404);
    await request(site.app).get('/data/').expect(404);
  });
});
