import assert from 'node:assert/strict';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { siteApp, temporaryDataDir } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

/** The demo agency's CRM, which can lose homes and stop answering. */
function frailCrm() {
  const demo = demoCatalogue('server/demo');
  const state = { lost: 0, isSilent: false, changes: 0 };
  const crm: CataloguePort = {
    ...demo,
    isOfFiles: false,
    version: async () => {
      if (state.isSilent) throw new Error('no answer');
      return String((state.changes += 1));
    },
    properties: async () => {
      const { items, dropped } = await demo.properties();
      return { items: items.slice(state.lost), dropped };
    },
  };
  return { crm, state };
}

describe('a site whose CRM is in trouble', () => {
  it('serves every home it knew when the CRM has lost them, and says that somebody should look', async () => {
    const { crm, state } = frailCrm();
    const { app, parts } = await siteApp({ crm });
    const { catalogue } = parts.source;
    const known = catalogue.size;
    const sitemap = await wholeSitemap(app);
    state.lost = known - 1;
    await catalogue.refresh();
    const ready = await request(app).get('/readyz');
    assert.equal(ready.status, 200);
    assert.equal(ready.body.degraded.length, 1);
    assert.match(ready.body.degraded[0], new RegExp(`lacks ${known - 1} of ${known} homes`));
    assert.equal(await wholeSitemap(app), sitemap);
    state.lost = 0;
    await catalogue.refresh();
    assert.deepEqual((await request(app).get('/readyz')).body, { status: 'ready' });
  });

  it('starts from what the last run kept when the CRM is silent, and serves its pages', async () => {
    const env = { DATA_DIR: temporaryDataDir() };
    const { crm, state } = frailCrm();
    const first = await siteApp({ crm, env });
    const page = (await request(first.app).get('/fr/a-vendre').set('Host', 'localhost')).text;
    state.isSilent = true;
    const { app } = await siteApp({ crm, env });
    const ready = await request(app).get('/readyz');
    assert.equal(ready.status, 200);
    assert.equal(ready.body.degraded[1], 'the homes are from the disk copy');
    const again = await request(app).get('/fr/a-vendre').set('Host', 'localhost');
    assert.equal(again.status, 200);
    assert.equal(again.text, page);
  });

  it('does not serve what another agency has left in its folder', async () => {
    const env = { DATA_DIR: temporaryDataDir() };
    await siteApp({ env });
    const { crm, state } = frailCrm();
    state.isSilent = true;
    const { app } = await siteApp({ crm: { ...crm, source: 'another agency' }, env });
    assert.equal((await request(app).get('/readyz')).status, 503);
  });
});
