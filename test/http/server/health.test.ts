import assert from 'node:assert/strict';
import request from 'supertest';
import type { CataloguePort } from '../../../server/crm/catalogue-port.ts';
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
    assert.deepEqual(response.body.reasons, ['no homes are known yet']);
  });

  it('answers pages with 503 and the phone number until then', async () => {
    const { app, parts } = await siteApp({ crm: silentCrm });
    const response = await request(app).get('/fr/a-vendre');
    assert.equal(response.status, 503);
    assert.ok(Number(response.headers['retry-after']) > 0);
    assert.equal(response.headers['cache-control'], 'no-store');
    assert.ok(response.text.includes(`tel:${parts.source.site.info.phone}`));
  });
});
