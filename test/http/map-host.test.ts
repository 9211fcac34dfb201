import assert from 'node:assert/strict';
import path from 'node:path';
import request from 'supertest';
import { AgencyCopy } from '../support/agency-copy.ts';
import { siteApp, type SiteApp } from '../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
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
  /** Where pictures may come from: of a page that is made, of the same one kept, of anything else. */
  const allowed = async () => {
    const answers = ['/nl/te-koop', '/nl/te-koop', '/robots.txt'].map(async (address) => {
      const { headers } = await request(site.app).get(address).set('Host', 'localhost');
      return /img-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    });
    return [...new Set(await Promise.all(answers))];
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

  it('is a mistake in the site where no browser could ask it', async () => {
    await configure({ ...TILES, tiles: 'https://{s}.example.org/{z}/{x}/{y}.png' });
    assert.match(site.parts.live.problems.join(), /map\.tiles/);
    assert.deepEqual(await allowed(), ["'self' data:"]);
  });
});
