import assert from 'node:assert/strict';
import request from 'supertest';
import { openLeadStore } from '../../../server/services/leads/sqlite/open-lead-store.ts';
import { createLog } from '../../../server/platform/log.ts';
import { measureLeads } from '../../../server/web/metrics/lead-metrics.ts';
import { createMetrics } from '../../../server/web/metrics/metrics.ts';
import { newLead } from '../../support/new-lead.ts';
import { NOON, siteApp, temporaryDataDir } from '../../support/site-app.ts';

const MINUTE = 60_000;

describe('a lead that is not delivered', () => {
  it('is told by /readyz, the log and the figures after 15 minutes, until it is set aside', async () => {
    const dataDir = temporaryDataDir();
    const { app, parts, lines } = await siteApp({ env: { DATA_DIR: dataDir } });
    const { watch } = parts.leads.maintenance;
    const metrics = createMetrics();
    measureLeads(metrics, watch);
    const figure = async (name: string) =>
      (await metrics.registry.getSingleMetric(`vitrine_${name}`)?.get())?.values[0]?.value;
    // Another server, or an operator's program.
    const store = openLeadStore(dataDir, { log: createLog('silent'), now: NOON });
    const lead = newLead({ receivedAt: NOON - 16 * MINUTE });
    await store.accept(lead);

    await watch.check();
    const response = await request(app).get('/readyz');
    assert.equal(response.status, 200);
    assert.deepEqual(response.body.degraded, [
      'a lead has not been delivered for 16 minutes; deliveries: 3 waiting, 0 parked (npm run leads)',
    ]);
    assert.equal(lines.filter(({ msg }) => msg === 'leads are not delivered').length, 1);
    assert.equal(JSON.stringify(lines).includes('eeters'), false);
    assert.equal(await figure('leads_undelivered_seconds'), 16 * 60);
    assert.equal(await figure('lead_deliveries_waiting'), 3);

    await store.park(lead.id, 'phoned');
    await watch.check();
    assert.equal((await request(app).get('/readyz')).body.degraded, undefined);
    assert.equal(await figure('leads_undelivered_seconds'), 0);
    assert.equal(await figure('leads_quarantined'), 1);
    await store.close();
  });
});
