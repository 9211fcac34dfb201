import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
/** The stand-in for the demo's analytics, which every page allows. */
const ANALYTICS = ' http://127.0.0.1:3901';
const TILES = {
  tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
  attribution: { text: 'Tiles' },
};

describe('a map of another host', () => {
  let agency: AgencyCopy;
  let site: SiteApp;
  beforeEach(async () => {
    agency = new AgencyCopy(DEMO);
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const configure = async (map: object | undefined) => {
    agency.edit<{ map?: object }>('site.json', (info) => {
      if (map === undefined) delete info.map;
      else info.map = map;
    });
    await site.parts.live.reload();
  };
  /** The pictures that `img-src` allows besides those of the demo's analytics. */
  const pictureSources = async (urlPath: string) => {
    const { headers } = await request(site.app).get(urlPath).set('Host', 'localhost');
    const sources = /img-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    return sources?.replace(ANALYTICS, '');
  };
  /**
   * Hosts that `img-src` allows: for a list that is rendered, for the same one cached, for a home.
   */
  const allowed = async () => {
    const { catalogue, paths } = site.parts.source;
    const home = catalogue.port('nl').list(emptyQuery('sale'), 1).items.find(isHome);
    const homePath = (home && createLinks(paths, 'nl').property(home)) ?? '';
    const found = ['/nl/te-koop', '/nl/te-koop', homePath].map(pictureSources);
    return [...new Set(await Promise.all(found))];
  };

  it('may be asked for tiles as long as it is configured, without a restart', async () => {
    assert.deepEqual(await allowed(), ["'self' data:"]);
    await configure(TILES);
    assert.deepEqual(await allowed(), ["'self' data: https://tiles.example.org"]);
    await configure({ ...TILES, tiles: '/own/{z}/{x}/{y}.png' });
    assert.deepEqual(await allowed(), ["'self' data:"]);
    await configure(undefined);
    assert.deepEqual(await allowed(), ["'self' data:"]);
  });

  it('may be asked by no page without a map', async () => {
    await configure(TILES);
    for (const urlPath of ['/nl/privacy', '/nl/nergens'])
      assert.equal(await pictureSources(urlPath), "'self' data:", urlPath);
    assert.equal(await pictureSources('/robots.txt'), undefined);
  });

  it('is named beside the button that asks for it, and by nothing else on the page', async () => {
    const page = async () =>
      load((await request(site.app).get('/nl/te-koop').set('Host', 'localhost')).text);
    assert.equal((await page())('.list-map-ask p').text(), '');
    await configure(TILES);
    const $ = await page();
    const words = $('.list-map-ask p');
    assert.match(words.text(), /tiles\.example\.org/);
    assert.equal($('.list-map-ask button').attr('aria-describedby'), words.attr('id'));
    assert.equal($('[src*="tiles.example.org"], [href*="tiles.example.org"]').length, 0);
  });

  it('is a mistake in the site where no browser could ask it', async () => {
    await configure({ ...TILES, tiles: 'https://{s}.example.org/{z}/{x}/{y}.png' });
    assert.match(site.parts.live.problems.join(), /map\.tiles/);
    assert.deepEqual(await allowed(), ["'self' data:"]);
  });
});
