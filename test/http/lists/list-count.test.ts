import assert from 'node:assert/strict';
import type { Express } from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { listParameters, parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';
import { anyListQuery, anyParameters } from '../../unit/views/domain/sample-query.ts';

describe('GET /api/list-count', () => {
  let site: SiteApp;
  let app: Express;
  before(async () => {
    site = await sharedApp();
    ({ app } = site);
  });

  const count = (query: string) => request(app).get(`/api/list-count?${query}`);

  it('says how many homes a list would show, in the words of its button', async () => {
    const { body, headers } = await count('lang=de&listing=rent');
    const total = site.parts.source.catalogue.port('de').count('rent');
    const { counts, ...words } = body as Record<string, unknown>;
    assert.deepEqual(words, { total, text: `${total} Immobilien anzeigen` });
    const port = site.parts.source.catalogue.port('de');
    assert.deepEqual(counts, port.choiceCounts(emptyQuery('rent')));
    assert.match(headers['content-type'] ?? '', /^application\/json/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['x-robots-tag'], 'noindex');
  });

  it('distinguishes homes from projects', async () => {
    const { totals } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1);
    const { body } = await count('lang=nl&listing=sale');
    const { homes, projects } = totals;
    assert.equal(body.text, `Toon ${homes} panden en ${projects} projecten`);
    const only = await count('lang=en&listing=projects&region=nowhere');
    assert.match(only.body.text, /^Show \d+ (new-build )?projects?$/);
  });

  it('counts what the list itself counts', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery(), async (query) => {
        const { body } = await count(`lang=fr&listing=${query.listKind}&${listParameters(query)}`);
        assert.equal(body.total, site.parts.source.catalogue.port('fr').list(query, 1).total);
      }),
    );
  });

  it('answers whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(anyParameters, async (parameters) => {
        for (const single of ['page', 'order']) parameters.delete(single);
        const { status, body } = await count(parameters.toString().replaceAll('%00', ''));
        assert.equal(status, 200);
        assert.ok(body.total <= site.parts.source.catalogue.port('nl').count('sale'));
      }),
    );
    const { body } = await count('lang=xx&listing=castles');
    const query = parseListQuery(new URLSearchParams(), 'sale');
    assert.equal(body.total, site.parts.source.catalogue.port('nl').list(query, 1).total);
  });
});
