import { existsSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Express } from 'express';
import { createApp, type Parts } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { CRM_ADAPTERS, folderCrm } from '../../server/crm-adapters.ts';
import { demoCrm } from '../../server/services/crm/demo/crm.ts';
import type { CrmCapabilities } from '../../server/services/crm/capabilities.ts';
import type { CataloguePort } from '../../server/services/crm/catalogue-port.ts';
import { systemTimers } from '../../server/platform/concurrency/timers.ts';
import { openOwnerNews } from '../../server/services/owners/news/open-owner-news.ts';
import { openAlerts } from '../../server/services/alerts/open-alerts.ts';
import { openLeads } from '../../server/services/leads/open-leads.ts';
import type { Timers } from '../../server/platform/concurrency/timers.ts';
import { openStores } from '../../server/open-stores.ts';
import type { Stores } from '../../server/services/stores/stores.ts';
import type { OnMissing } from '../../server/platform/i18n.ts';
import { createLog, type Log } from '../../server/platform/log.ts';
import type { NetworkAccess } from '../../server/services/media/fetch/network-access.ts';
import { type BuiltParts, buildParts } from '../../server/parts.ts';

/** A time within the demo agency's data, for tests that do not depend on it. */
export const NOON = Date.UTC(2026, 10, 20, 12);

/** Tests make no requests to the internet. */
const NOWHERE: NetworkAccess = {
  protocols: [],
  resolve: async () => [],
  mayConnect: () => false,
};

/** A parsed line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

export interface SiteApp {
  app: Express;
  parts: BuiltParts;
  /** All lines logged so far. */
  lines: readonly LogLine[];
}

export interface SiteAppOptions {
  /** The environment that the configuration is read from; the process's own is not used. */
  env?: Record<string, string>;
  /** The CRM's homes and people, instead of those of the CRM that `env` names. */
  crm?: CataloguePort;
  /** What the CRM can do, where that differs from the adapter's own. */
  capabilities?: Partial<CrmCapabilities>;
  /** Milliseconds since 1970; noon of a day in the demo's data by default. */
  now?: () => number;
  /** Hosts of pictures that the application can reach; none by default. */
  reach?: NetworkAccess;
  /** Instead of those that the configuration picks. */
  stores?: Stores;
  /** Instead of the system's. */
  timers?: Timers;
  /** Instead of throwing for a text that a language lacks. */
  onMissingText?: OnMissing;
  /** Replaces parts of the application. */
  replace?: (
    parts: Parts,
  ) => Partial<
    Omit<Parts, 'leads' | 'config' | 'live' | 'missingPages' | 'refreshRequests' | 'homeViews'>
  >;
}

const dirs: string[] = [];
process.once('exit', () => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

/** Creates a folder that is removed after the tests. */
export function temporaryDir(within = os.tmpdir()): string {
  const dir = mkdtempSync(path.join(within, 'vitrine-test-'));
  dirs.push(dir);
  return dir;
}

/** Linux has a file system in memory here; in a container it may be small. */
const IN_MEMORY = '/dev/shm';
/** Bytes that it must have free: those of all lanes are some dozen megabytes. */
const MIN_FREE = 2 * 1024 ** 3;

/**
 * Creates a folder for the data of a site, in memory where there is room: an empty data folder gets
 * five databases, and a disk takes a third of a second to confirm their tables.
 */
export function temporaryDataDir(): string {
  const { bavail = 0, bsize = 0 } = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : {};
  return bavail * bsize < MIN_FREE ? temporaryDir() : temporaryDir(IN_MEMORY);
}

let shared: Promise<SiteApp> | undefined;

/**
 * The demo agency's application for tests that only request pages: built once in a process. Tests
 * that change something of it, or count what it logs or caches, use siteApp.
 */
export function sharedApp(): Promise<SiteApp> {
  shared ??= siteApp();
  return shared;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The demo's resized pictures, shared by all tests and kept between runs. */
export const SHARED_MEDIA = path.join(ROOT, 'node_modules/.cache/vitrine/test-media');
const DEMO_PICTURES = realpathSync(path.join(ROOT, 'server/demo/pictures'));

function hasDemoPictures(siteDir: string): boolean {
  const pictures = path.join(siteDir, 'pictures');
  return existsSync(pictures) && realpathSync(pictures) === DEMO_PICTURES;
}

/**
 * An application with the shared parts but with leads, saved searches, rate limits and a log of its
 * own; requests are logged there.
 * @param clock of the leads, which a test moves; without it it stands still.
 */
export async function freshApp(
  config: Partial<Parts['config']> = {},
  clock?: { now: number },
): Promise<SiteApp> {
  const { parts: built } = await sharedApp();
  const { log, lines } = recordedLog();
  const dataDir = temporaryDataDir();
  const secret = 'of tests';
  const { source } = built;
  const now = clock ? () => clock.now : built.now;
  const ownConfig = { ...built.config, dataDir, ...config };
  const stores = await openStores(ownConfig, { log, now });
  const { leads: store, ownerNews: newsStore, savedSearches, limits, handedIn } = stores;
  const searches = openAlerts({ store: savedSearches, secret, source });
  const own = { config: ownConfig, limits, log, now };
  const crm = demoCrm(own.config, { now }).leads;
  const ownerNews = openOwnerNews({ store: newsStore, secret, source });
  const leads = openLeads(ownConfig, {
    handedIn,
    mails: { ...ownerNews.mails, ...searches.mails },
    limits,
    log,
    store,
    secret,
    crm,
    source,
    now,
    timers: systemTimers,
  });
  const documentsOfOwners = { ...built.documentsOfOwners, handedIn };
  const parts = { ...built, ...own, leads, searches, documentsOfOwners, ownerNews };
  return { app: createApp(parts), parts, lines };
}

function recordedLog(): { log: Log; lines: readonly LogLine[] } {
  const lines: LogLine[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as LogLine);
  return { log: createLog('debug', { write }), lines };
}

const throwMissing: OnMissing = ({ locale, namespace, key }) => {
  throw new Error(`${locale} lacks ${namespace}:${key}`);
};

/**
 * The whole application with its real parts and the demo agency, built from dist/. A missing text
 * throws.
 */
export async function siteApp(options: SiteAppOptions = {}): Promise<SiteApp> {
  const config = parseConfig({ DATA_DIR: temporaryDataDir(), ...options.env });
  const { log, lines } = recordedLog();
  const { now = () => NOON } = options;
  const stores = options.stores ?? (await openStores(config, { log, now }));
  const crm = CRM_ADAPTERS[config.crm](config, { now, ids: stores.crmIds });
  const built = await buildParts({
    config,
    log,
    now,
    reach: options.reach ?? NOWHERE,
    ...(!options.reach && hasDemoPictures(config.siteDir) && { mediaDir: SHARED_MEDIA }),
    stores,
    ...(options.timers && { timers: options.timers }),
    folderCrm: () => folderCrm(config, now),
    crm: {
      ...crm,
      capabilities: { ...crm.capabilities, ...options.capabilities },
      ...(options.crm && { catalogue: options.crm }),
    },
    onMissingText: options.onMissingText ?? throwMissing,
  });
  // A start gives up waiting for the CRM after a while, which a busy machine may exceed.
  if (!options.crm) await built.source.catalogue.idle();
  const parts = { ...built, ...options.replace?.(built) };
  return { app: createApp(parts), parts, lines };
}
