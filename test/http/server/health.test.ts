import assert from 'node:assert/strict';
import request from 'supertest';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { siteApp } from '../../support/site-app.ts';

const silentCrm: CataloguePort = {
  source: 'silent',
  version: () => Promise.reject(new Error('no answer')),
  properties: () => Promise.reject(new Error('no answer')),
  projects: () => Promise.reject(new Error('no answer')),
  team: () => Promise.reject(new Error('no answer')),
};

describe('health', () => {
  it('says that the process lives and can serve', async () => {
    const { app } = await siteApp();
    for (const path of ['/healthz', '/readyz']) {
      const response = await request(app).get(path);
      assert.equal(response.status, 200);
      assert.equal(response.headers['cache-control'], 'no-store');
      assert.equal((await request(app).head(path)).status, 200);
    }
  });

  it('lives but is not ready while no homes are known, and says why', async () => {
    const { app } = await siteApp({ crm: silentCrm });
    assert.equal((await request(app).get('/healthz')).status, 200);
    const response = await request(app).get('/readyz');
    assert.equal(response.status, 503);
    assert.equal(response.body.reasons[0], 'no homes are known yet');
    assert.match(response.body.reasons[1], /^the CRM's data cannot be taken: the log says why/);
  });

  it('answers pages with 503 and the phone number until then', async () => {
    const { app, parts } = await siteApp({ crm: silentCrm });
    const response = await request(app).get('/fr/a-vendre');
    assert.equal(response.status, 503);
    assert.ok(Number(response.headers['retry-after']) > 0);
    assert.equal(response.headers['cache-control'], 'no-store');
    assert.ok(response.text.includes(`tel:${parts.source.site.info.phone}`));
  });

  const SPELLINGS = [
    '/healthz',
    '/readyz',
    '/READYZ',
    '/Healthz',
    '/healthz/',
    '/readyz/',
    '/readyz?a',
  ];
  const statuses = (app: Parameters<typeof request>[0], headers: Record<string, string>) =>
    Promise.all(SPELLINGS.map(async (path) => (await request(app).get(path).set(headers)).status));

  it('is told to nobody through a proxy, in any spelling', async () => {
    const { app } = await siteApp({ env: { TRUST_PROXY: '1' } });
    const none = SPELLINGS.map(() => 404);
    assert.deepEqual(await statuses(app, { 'X-Forwarded-For': '192.0.2.7' }), none);
    assert.deepEqual(await statuses(app, { 'X-Forwarded-For': '127.0.0.1' }), none);
    assert.deepEqual(await statuses(app, { Forwarded: 'for=127.0.0.1' }), none);
    const forwarded = request(app).get('/readyz').set('X-Forwarded-For', '192.0.2.7');
    assert.match((await forwarded).headers['content-type'] ?? '', /^text\/html/);
    assert.deepEqual(
      await statuses(app, {}),
      SPELLINGS.map(() => 200),
    );
  });

  it('has no other spelling, and figures have none at the port of the site', async () => {
    const { app } = await siteApp({ env: { TRUST_PROXY: '1' } });
    const name = (path: string) => [
      `/${path}`,
      `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
      `${path}//`,
      `${path}/x`,
      `${path};x`,
      `${path}%2f`,
      `${path}%00`,
      `${path}.`,
      `/nl${path}`,
      `/nl/..${path}`,
    ];
    const urls = ['/readyz', '/healthz', '/metrics'].flatMap(name);
    urls.push('/metrics', '/METRICS', '/metrics/');
    for (const headers of [{}, { 'X-Forwarded-For': '192.0.2.7' }]) {
      for (const url of urls) {
        const answer = await request(app).get(url).set(headers);
        assert.ok(answer.status === 404 || answer.status === 400, `${url} ${answer.status}`);
        assert.match(answer.headers['content-type'] ?? '', /^text\/html/, url);
      }
    }
  });

  it('is told through a proxy to who has the token', async () => {
    const healthToken = 'a-token-of-32-characters-or-more';
    const { app } = await siteApp({ env: { TRUST_PROXY: '1', HEALTH_TOKEN: healthToken } });
    const forwarded = { 'X-Forwarded-For': '192.0.2.7' };
    const bearing = (token: string) => ({ ...forwarded, Authorization: `Bearer ${token}` });
    assert.deepEqual(
      await statuses(app, bearing(healthToken)),
      SPELLINGS.map(() => 200),
    );
    assert.deepEqual(
      await statuses(app, bearing(`${healthToken}x`)),
      SPELLINGS.map(() => 404),
    );
    assert.deepEqual(
      await statuses(app, bearing('')),
      SPELLINGS.map(() => 404),
    );
  });
});
