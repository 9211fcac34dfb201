// oxlint-disable-next-line import/no-unassigned-import -- before any schema is made
import './interpreted-schemas.ts';
import { createServer, type Server } from 'node:http';
import { isLoopback } from '../views/domain/third-party/foreign-url.ts';
import { createApp, type Parts } from './app.ts';
import { refreshOnRequest } from './services/catalogue/refresh-on-request.ts';
import { refreshOnElection } from './services/catalogue/refresh-on-election.ts';
import { refreshPeriodically } from './services/catalogue/refresh-periodically.ts';
import { type Config, readConfig } from './config.ts';
import { CRM_ADAPTERS, folderCrm } from './crm-adapters.ts';
import { ownerCheck } from './services/crm/owner-check.ts';
import { startFailure } from './start-failure.ts';
import { removeUnfinishedPeriodically } from './platform/files/unfinished-files.ts';
import { BOUNDED_SERVER, servePipelinedInOrder } from './platform/http/bounded-connections.ts';
import { boundConnectionsOfAddress } from './platform/http/connections-of-address.ts';
import { createDrain, type Drain } from './platform/http/drain.ts';
import { retainAssets, retainAssetsDaily } from './retain-assets.ts';
import type { MetricsAddress } from './metrics-address.ts';
import { createLog, type Log } from './platform/log.ts';
import { refreshPicturesPeriodically } from './services/media/refresh-pictures.ts';
import { measureLeads } from './web/metrics/lead-metrics.ts';
import { measureAlerts } from './web/metrics/alert-metrics.ts';
import { measureSearches } from './web/metrics/search-metrics.ts';
import type { Metrics } from './web/metrics/metrics.ts';
import { measureSite } from './web/metrics/site-metrics.ts';
import { type BuiltParts, buildParts } from './parts.ts';
import { openStores } from './open-stores.ts';
import type { Stores } from './services/stores/stores.ts';
import { systemTimers, withDeadline } from './platform/concurrency/timers.ts';

/**
 * Milliseconds between two checks of the agency's files, for file systems that do not notify of
 * changes.
 */
const RELOAD = 5 * 60_000;

/** Milliseconds after listening in which background work waits for the first pages. */
const FIRST_PAGES = 500;

/** Milliseconds in which work in the background ends before the stores are closed. */
const JOBS_END = 5000;

declare const __webpack_hash__: string;

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const stores = await openStores(config, {
    log,
    now: Date.now,
    elapsed: () => performance.now(),
  });
  const crm = CRM_ADAPTERS[config.crm](config, { now: Date.now, ids: stores.crmIds });
  const parts = await buildParts({
    config,
    log,
    now: Date.now,
    crm,
    folderCrm: () => folderCrm(config, Date.now),
    stores,
    release: builtRelease(),
    onMissingText: (missing) => log.error(missing, 'a text is missing'),
  });
  const server = createServer(BOUNDED_SERVER);
  const drain = createDrain(server);
  const readiness = () => [...parts.readiness(), ...(drain.isDraining ? ['stopping'] : [])];
  const metrics = config.metrics && (await openMetrics());
  // Behind a proxy all connections are the proxy's, which bounds those of a visitor.
  if (config.trustProxy === 0) boundConnectionsOfAddress(server);
  servePipelinedInOrder(server, createApp({ ...parts, readiness, metrics }));
  const { catalogue, site } = parts.source;
  const refreshing = { timers: systemTimers, random: Math.random, log };
  refreshPeriodically(catalogue, refreshing);
  refreshOnRequest(catalogue, parts.refreshRequests, refreshing);
  refreshOnElection(catalogue, stores.catalogueCopies);
  stopOnSignal({ drain, config, log, parts, stores });
  // Before the first page names them: a server beside this one may be asked for them.
  await retainAssets(parts, 'missing');
  await listen(server, config);
  if (metrics && config.metrics) {
    await serveMetrics(metrics, { ...parts, readiness }, config.metrics);
  }
  await new Promise<void>((resolve) => systemTimers.after(FIRST_PAGES, resolve));
  if (drain.isDraining) return;
  // Before anything that reads the agency's folder, which may hang.
  parts.leads.maintenance.start();
  parts.searchUpkeep.repeated.start();
  parts.alertRuns.repeated.start();
  parts.disk.repeated.start();
  parts.machines?.repeated.start();
  parts.leads.worker.start();
  parts.missingPages.start();
  parts.homeViews.start();
  parts.seats.repeated.start();
  if (crm.capabilities.owners) parts.newsRuns.repeated.start();
  await catalogue.prepareSearches();
  await followFiles(parts, config.siteDir, ownerCheck(crm.owners, log));
  await startStandIns(parts);
  refreshPicturesPeriodically(parts.media, systemTimers);
  retainAssetsDaily(parts, systemTimers);
  removeUnfinishedPeriodically({ ...config, timers: systemTimers, now: Date.now, log });
  // Not on standard output, where every line is JSON.
  process.stderr.write(`${site.info.name} is open at ${urlOf(server, config)}\n`);
}

/** Hash of the built program; undefined when run from the sources. */
function builtRelease(): string | undefined {
  return typeof __webpack_hash__ === 'undefined' ? undefined : __webpack_hash__;
}

/** Follows changes in the agency's folder: its pages, its pictures, and homes stored as files. */
async function followFiles(
  { live, media, source, log }: Parts,
  siteDir: string,
  checkOwners: () => Promise<void>,
): Promise<void> {
  // Loaded late, so that the first page does not wait for its packages.
  const { hasSite, watchSite } = await import('./services/site/watch-site.ts');
  const follow = async () => {
    // Without a site the folder is empty, or gone: what was read of it is served until it is back.
    if (!(await hasSite(siteDir))) return live.reload();
    await media.rescan();
    await live.reload();
    await source.catalogue.refresh();
    await checkOwners();
  };
  await watchSite(siteDir, { log, timers: systemTimers, onChange: () => void follow() });
  // Files edited since they were read.
  void follow();
  setInterval(() => void live.reload(), RELOAD).unref();
}

/** Starts the stand-ins for third parties, if the site's data refers to them. */
async function startStandIns({ source, log }: Parts): Promise<void> {
  const { thirdParties } = source.site.info;
  if (!thirdParties.some(({ script }) => isLoopback(script))) return;
  const { serveStandIns, standInPorts } = await import('./stand-ins/serve-stand-ins.ts');
  for (const port of standInPorts(thirdParties)) {
    const server = await serveStandIns(port, Date.now);
    log.info({ port }, server ? 'stand-ins for third parties' : 'the port of stand-ins is taken');
  }
}

/** Loaded only where something is measured. */
async function openMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('./web/metrics/metrics.ts');
  return createMetrics();
}

/** Serves the metrics at an address and a port of their own. */
async function serveMetrics(
  metrics: Metrics,
  parts: BuiltParts,
  { host, port }: MetricsAddress,
): Promise<void> {
  const { createMetricsApp } = await import('./web/metrics/metrics-app.ts');
  measureSite(metrics, { ...parts, catalogue: parts.source.catalogue });
  measureLeads(metrics, parts.leads.maintenance.watch);
  measureSearches(metrics, parts.searchUpkeep);
  measureAlerts(metrics, parts.alertRuns);
  const server = createServer(createMetricsApp(metrics, { log: parts.log, host }));
  await listen(server, { port, host });
  const bound = server.address();
  const boundPort = typeof bound === 'object' ? bound?.port : port;
  parts.log.info({ host, port: boundPort }, 'metrics at /metrics');
}

function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The URL of the site for a browser on this machine. */
function urlOf(server: Server, { siteUrl, host, port }: Config): string {
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const local = `http://${name}:${actual}/`;
  return siteUrl === undefined ? local : `${local} for ${siteUrl}/`;
}

interface Stopping {
  drain: Drain;
  config: Pick<Config, 'stopSeconds'>;
  log: Log;
  parts: Pick<
    BuiltParts,
    | 'alertRuns'
    | 'disk'
    | 'homeViews'
    | 'leads'
    | 'machines'
    | 'media'
    | 'missingPages'
    | 'newsRuns'
    | 'searchUpkeep'
    | 'seats'
  >;
  stores: Pick<Stores, 'close'>;
}

/** The first signal lets running requests and deliveries end; a second one does not wait. */
function stopOnSignal({ drain, config, log, parts, stores }: Stopping): void {
  const {
    alertRuns,
    disk,
    homeViews,
    leads,
    machines,
    media,
    missingPages,
    newsRuns,
    searchUpkeep,
    seats,
  } = parts;
  const stop = async (signal: string) => {
    if (drain.isDraining) process.exit(1);
    log.info({ signal }, 'stopping');
    const shared = media.stop();
    const grace = config.stopSeconds * 1000;
    const [{ cut }] = await Promise.all([drain.drain(grace), leads.worker.stop(grace)]);
    if (cut > 0) log.warn({ cut }, 'requests were cut off');
    const jobs = [leads.maintenance, alertRuns, missingPages, homeViews];
    const repeated = [searchUpkeep, disk, seats, newsRuns].map((each) => each.repeated);
    const ended = () =>
      Promise.all([shared, machines?.stop(), ...[...jobs, ...repeated].map((each) => each.stop())]);
    // What is broken off is done by the next start.
    await withDeadline(systemTimers, JOBS_END, ended).catch((error: unknown) => {
      log.warn({ err: error }, 'work in the background was broken off');
    });
    await stores.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`);
  // Explicitly, because timers and servers that were started would keep the process alive.
  process.exit(1);
});
