import assert from 'node:assert/strict';
import { type Express, Router } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

const WRITING = ['post', 'put', 'delete'] as const;
const PAGE = '/nl/te-koop';

describe('a request that does more than read', () => {
  let { app, parts } = {} as SiteApp;
  before(async () => {
    ({ app, parts } = await sharedApp());
  });

  const send = (to: Express, method: (typeof WRITING)[number], path: string) =>
    request(to)[method](path).set({ Host: 'localhost', 'Sec-Fetch-Site': 'same-origin' });

  it('is refused where a page stands, or what leads to one', async () => {
    for (const path of [PAGE, `${PAGE}?page=2`, '/nl', '/NL/Te-Koop', '/te-koop']) {
      for (const method of WRITING) {
        const { status, headers } = await send(app, method, path);
        const isPage = path !== '/te-koop';
        assert.equal(status, isPage ? 405 : 404, `${method} ${path}`);
        assert.equal(headers['allow'], isPage ? 'GET, HEAD' : undefined, `${method} ${path}`);
      }
    }
  });

  it('is refused at the other paths of the site', async () => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/third-party-notices.txt',
      '/api/list-count',
      '/api/suggest',
      '/api/nothing',
      '/assets/nothing.js',
      '/data/nothing.json',
      '/assets/site/nothing.css',
      '/media/nothing.jpg',
      '/tiles/nothing',
      `/flight/more${PAGE}`,
    ]) {
      const { status, headers } = await send(app, 'post', path);
      assert.equal(status, 405, path);
      assert.equal(headers['allow'], 'GET, HEAD', path);
    }
  });

  it('finds nothing where nothing is, as one that reads', async () => {
    for (const path of ['/nl/nergens', '/nergens', '/nl/te-koop/gent-rijwoning-999999']) {
      assert.equal((await request(app).get(path).set('Host', 'localhost')).status, 404, path);
      for (const method of WRITING)
        assert.equal((await send(app, method, path)).status, 404, `${method} ${path}`);
    }
  });

  it('reaches a route of its own at the path of a page, which goes on to be read', async () => {
    const routes = Router();
    routes.post(PAGE, (_req, res) => res.status(204).end());
    const withForm = createApp({ ...parts, routes });
    assert.equal((await send(withForm, 'post', PAGE)).status, 204);
    assert.equal((await send(withForm, 'put', PAGE)).status, 405);
    assert.equal((await request(withForm).get(PAGE).set('Host', 'localhost')).status, 200);
    const foreign = request(withForm).post(PAGE).set('Host', 'localhost');
    assert.equal((await foreign.set('Sec-Fetch-Site', 'cross-site')).status, 403);
  });
});
