import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp } from '../../support/site-app.ts';

interface PageJson {
  params: { modules: { relations: { type: string } }[] };
}

describe('the printed sheet of a home', () => {
  it('has its stylesheet on a page without modules that need it', async () => {
    const agency = new AgencyCopy(path.resolve('server/demo'));
    agency.edit<PageJson>('pages/property.json', ({ params }) => {
      params.modules = params.modules.filter(({ relations }) => relations.type === 'property-map');
      assert.equal(params.modules.length, 1);
    });
    const { app } = await siteApp({ env: { SITE_DIR: agency.dir } });
    const { text } = await request(app).get('/nl/property/70408').redirects(1).expect(200);
    const $ = load(text);
    assert.equal($('.sheet').length, 1);
    assert.equal($('link[rel=stylesheet][href*="/details."]').length, 1);
  });
});
