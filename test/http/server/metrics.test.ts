import assert from 'node:assert/strict';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createMetrics, type Metrics } from '../../../server/web/metrics/metrics.ts';
import { createMetricsApp } from '../../../server/web/metrics/metrics-app.ts';
import { measureSite } from '../../../server/web/metrics/site-metrics.ts';
import { listening } from '../../support/listening.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { siteApp } from '../../support/site-app.ts';
import { type StartedServer, startMain } from '../../support/started-server.ts';

/** The metrics by name and labels, as Prometheus reads them. */
async function figures(port: number): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

describe('figures for Prometheus', () => {
  let metrics: Metrics;
  let site: Awaited<ReturnType<typeof siteApp>>;
  let scraped: Awaited<ReturnType<typeof listening>>;
  let served: Awaited<ReturnType<typeof listening>>;
  beforeEach(async () => {
    metrics = createMetrics();
    site = await siteApp();
    const { parts } = site;
    measureSite(metrics, { ...parts, catalogue: parts.source.catalogue });
    served = await listening(createApp({ ...parts, metrics }));
    scraped = await listening(createMetricsApp(metrics, { log: parts.log, host: '127.0.0.1' }));
  });
  afterEach(() => Promise.all([served.close(), scraped.close()]));

  /** Resolves when the response has ended on the server too. */
  async function get(path: string, init?: RequestInit): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${served.port}${path}`, init);
    await response.arrayBuffer();
    return response.status;
  }

  const counted = (found: Map<string, number>, kind: string, status: string) =>
    found.get(`vitrine_http_request_duration_seconds_count{kind="${kind}",status="${status}"}`);

  it('count requests by what was asked for and by status, and their time', async () => {
    const asked = [
      '/nl',
      '/nl',
      '/nl',
      '/nl/nergens',
      '/robots.txt',
      '/healthz',
      '/assets/none.js',
    ];
    for (const path of asked) await get(path);
    await get('/api/error', { method: 'POST' });
    const found = await figures(scraped.port);
    assert.equal(counted(found, 'crawler', '2xx'), 1);
    assert.equal(counted(found, 'health', '2xx'), 1);
    assert.equal(counted(found, 'asset', '4xx'), 1);
    assert.equal(counted(found, 'api', '2xx'), 1);
    assert.equal(counted(found, 'page', '4xx'), 1);
    const sum = 'vitrine_http_request_duration_seconds_sum{kind="page",status="4xx"}';
    assert.ok(Number(found.get(sum)) > 0);
  });

  it('tell kept pages from pages that were made', async () => {
    const path = site.parts.source.catalogue.ready ? '/nl/te-koop' : '';
    for (let time = 0; time < 3; time += 1) assert.equal(await get(path), 200);
    // A kept page takes fewer bytes once it is compressed better.
    await site.parts.cache.idle();
    const found = await figures(scraped.port);
    assert.equal(counted(found, 'page', '2xx'), 1);
    assert.equal(counted(found, 'kept page', '2xx'), 2);
    assert.equal(found.get('vitrine_page_cache_hits_total'), 2);
    assert.equal(found.get('vitrine_page_cache_misses_total'), 1);
    assert.equal(found.get('vitrine_page_cache_bytes'), site.parts.cache.bytes);
    assert.ok(site.parts.cache.bytes > 0);
  });

  it('tell of the process, the event loop and the catalogue', async () => {
    const found = await figures(scraped.port);
    const { catalogue } = site.parts.source;
    assert.ok(Number(found.get('process_resident_memory_bytes')) > 1e6);
    assert.ok(found.has('nodejs_eventloop_lag_p99_seconds'));
    assert.equal(found.get('vitrine_catalogue_homes'), catalogue.size);
    assert.equal(found.get('vitrine_catalogue_age_seconds'), 0);
    assert.equal(found.get('vitrine_catalogue_dropped'), 0);
    assert.equal(found.get('vitrine_catalogue_held_back'), 0);
    assert.equal(found.get('vitrine_catalogue_refresh_failures_total'), 0);
    assert.equal(found.get('vitrine_ready'), 1);
    assert.equal(found.get('vitrine_concerns'), 0);
  });

  it('hold no URL, no query and nothing of a visitor', async () => {
    await get('/nl/jan@visitor.example?name=Peeters', {
      headers: { 'User-Agent': 'Spy/1', 'X-Forwarded-For': '203.0.113.9' },
    });
    const text = await (await fetch(`http://127.0.0.1:${scraped.port}/metrics`)).text();
    assert.doesNotMatch(text, /visitor|Peeters|Spy|203\.0|nl\//);
  });

  it('have one URL, for loopback names only', async () => {
    const local = request(`http://127.0.0.1:${scraped.port}`);
    assert.equal((await local.get('/')).status, 404);
    assert.equal((await local.post('/metrics')).status, 404);
    const foreign = await rawRequest(scraped.port, ['GET /metrics HTTP/1.1', 'Host: evil.example']);
    assert.equal(foreign.status, 421);
    assert.equal((await request(site.app).get('/metrics')).status, 404);
  });

  it('are for any name of an address that others reach too', async () => {
    const { log } = site.parts;
    const reached = await listening(createMetricsApp(metrics, { log, host: '10.0.0.5' }));
    const lines = ['GET /metrics HTTP/1.1', 'Host: figures.example'];
    assert.equal((await rawRequest(reached.port, lines)).status, 200);
    await reached.close();
  });

  it('answer with an error, and log it, when they cannot be read', async () => {
    metrics.gauge('broken', 'A figure that fails.', () => {
      throw new Error('no figure');
    });
    const response = await fetch(`http://127.0.0.1:${scraped.port}/metrics`);
    assert.equal(response.status, 500);
    assert.doesNotMatch(await response.text(), /no figure/);
    assert.ok(site.lines.some(({ msg }) => msg === 'the metrics could not be read'));
  });
});

/** The port for metrics that a started server logs. */
function metricsPortOf({ child, ended }: StartedServer): Promise<number> {
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const line = /^.*metrics at \/metrics.*$/m.exec(written)?.[0];
      if (line) resolve(JSON.parse(line).port);
    });
    void ended.then(({ stderr }) => reject(new Error(stderr)));
  });
}

describe('the port of the figures', () => {
  it('is opened when it is configured, and on loopback', async () => {
    const started = startMain({ METRICS_PORT: '0' });
    try {
      const found = await figures(await metricsPortOf(started));
      assert.equal(found.get('vitrine_ready'), 1);
    } finally {
      started.child.kill('SIGTERM');
    }
    assert.equal((await started.ended).code, 0);
  });

  it('is opened at another address that is configured', async () => {
    const started = startMain({ METRICS_ADDRESS: '127.0.0.2:0' });
    try {
      const port = await metricsPortOf(started);
      assert.equal((await fetch(`http://127.0.0.2:${port}/metrics`)).status, 200);
      await assert.rejects(fetch(`http://127.0.0.1:${port}/metrics`));
    } finally {
      started.child.kill('SIGTERM');
    }
    assert.equal((await started.ended).code, 0);
  });

  it('is told in a sentence when it is taken, and nothing goes on without it', async () => {
    const other = await listening(() => {});
    const { code, stderr } = await startMain({ METRICS_PORT: String(other.port) }).ended;
    await other.close();
    assert.equal(code, 1);
    assert.match(stderr, /EADDRINUSE/);
  });
});
