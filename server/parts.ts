import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import type { Parts } from './app.ts';
import { oldSince } from './catalogue/old-data.ts';
import { todayInBrussels } from './today.ts';
import { createCatalogue } from './catalogue/live-catalogue.ts';
import { loadGazetteer } from './catalogue/index/gazetteer.ts';
import type { Config } from './config.ts';
import { hungReads } from './files/folder-fs.ts';
import { cleanOwners } from './crm/clean-owners.ts';
import type { Crm } from './crm/port.ts';
import { PageCache } from './http/page-cache/page-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { ONE_DAY } from './http/cache-control.ts';
import { agencyFiles } from './http/agency-files.ts';
import { singleFile, staticFiles } from './http/static-files.ts';
import { createI18n, type OnMissing } from './i18n.ts';
import { createDocuments } from './documents/documents.ts';
import { Drafts } from './forms/drafts.ts';
import { buildLeads } from './lead-parts.ts';
import type { CreatedLeads } from './leads/create-leads.ts';
import { type LeadTending, tendLeads } from './leads/tend-leads.ts';
import { openRateLimits } from './limits/open-rate-limits.ts';
import { livePages } from './live-pages.ts';
import type { Log } from './log.ts';
import { openOwnerStore, type OwnerStore } from './owner/open-owner-store.ts';
import { OwnerSessions } from './owner/sessions.ts';
import { AllowedHosts } from './media/fetch/allowed-hosts.ts';
import { PUBLIC_INTERNET, type NetworkAccess } from './media/fetch/network-access.ts';
import { Media } from './media/media.ts';
import { mediaHandler } from './media/media-handler.ts';
import { loadBundles } from './render/bundles.ts';
import { ROOT } from './root.ts';
import type { PageSource } from './routes/page-source.ts';
import { sessionSecret } from './session-secret.ts';
import { SITE_FILES, type Styles } from './site/edition.ts';
import { previewKey } from './site/preview-token.ts';
import { STREETS } from './site/street-map.ts';
import { createOwnTiles, loadMapData } from './tiles/own-tiles.ts';
import { systemTimers } from './concurrency/timers.ts';

const MEGABYTE = 1024 * 1024;

/** The site is on https, but every request seems to come by http. */
const NO_SESSIONS = 'owners cannot sign in: SITE_URL is https, and TRUST_PROXY names no proxy';

export interface PartsOptions {
  config: Config;
  log: Log;
  now: () => number;
  crm: Crm;
  onMissingText: OnMissing;
  /** Names the built program that runs; undefined for the sources. */
  release?: string | undefined;
  /** Where pictures may be fetched from; the public internet unless a test passes its own. */
  reach?: NetworkAccess;
  /** Folder of the cached pictures; below DATA_DIR unless tests share one. */
  mediaDir?: string;
}

export interface BuiltParts extends Parts {
  config: Config;
  ownerStore: OwnerStore;
  leads: CreatedLeads;
  /** Of forms in several steps. */
  drafts: Drafts;
  leadTending: LeadTending;
}

/**
 * Builds the parts of the application, from the build's output and the agency's folder. The
 * catalogue is filled once before it resolves.
 * @throws SiteError for mistakes in the agency's folder; any Error when the build is missing.
 */
export async function buildParts(options: PartsOptions): Promise<BuiltParts> {
  const { config, log, now, crm, onMissingText } = options;
  const secret = sessionSecret(config);
  const dist = path.join(ROOT, 'dist');
  const [bundles, assets, styles, gazetteer, mapData, i18n] = await Promise.all([
    loadBundles(path.join(dist, 'server')),
    readAssets(path.join(dist, 'assets.json')),
    readStyles(path.join(dist, 'styles')),
    loadGazetteer(path.join(dist, 'data')),
    loadMapData(path.join(dist, 'data')),
    createI18n(path.join(ROOT, 'locales'), onMissingText),
  ]);
  const ownTiles = createOwnTiles(mapData);
  const timers = systemTimers;
  const reach = options.reach ?? PUBLIC_INTERNET;
  const version = () => `${live.current.version} ${catalogue.version}`;
  const pages = livePages({ config, log, now, bundles, styles, assets, ownTiles });
  const pictures = Media.open({
    picturesDir: path.join(config.siteDir, 'pictures'),
    mediaDir: options.mediaDir ?? path.join(config.dataDir, 'media'),
    maxBytes: config.mediaCacheBytes,
    wanted: {
      version,
      data: () => {
        const { homes, projects, team } = catalogue.data;
        return [live.current.site, homes, projects, team];
      },
      hosts: () => live.current.site.info.pictureHosts,
    },
    reach,
    now,
    timers,
    log,
  });
  await Promise.all([pages, pictures]);
  const { live, files } = await pages;
  const media = await pictures;
  const catalogue = createCatalogue({
    crm: crm.catalogue,
    gazetteer,
    pictures: (source) => media.picture(source),
    prepare: ({ homes, projects }) => media.prepare([homes, projects]),
    log,
    now,
    timers,
    dataDir: config.dataDir,
    release: options.release,
    ignoredLabels: () => live.current.site.info.ignoredLabels,
  });
  await catalogue.start();
  const today = todayInBrussels();
  const source: PageSource = {
    catalogue,
    i18n,
    security: securityHeaders(config.siteUrl, config.hstsPreload),
    get site() {
      return live.current.site;
    },
    get paths() {
      return live.current.paths;
    },
    get renderer() {
      return live.current.renderer;
    },
    get origin() {
      const { siteUrl } = live.current.site.info;
      return config.siteUrl ?? siteUrl ?? `http://${config.host}:${config.port}`;
    },
    get version() {
      const old = source.oldSince === undefined ? '' : ' old';
      return `${version()} ${media.version} ${source.today}${old}`;
    },
    get today() {
      return today(now());
    },
    get oldSince() {
      return oldSince(catalogue.asOf, now());
    },
  };
  const limits = openRateLimits(config.dataDir, { secret, log, now: now() });
  const leads = buildLeads({ config, secret, crm: crm.leads, source, limits, log, now });
  const leadTending = tendLeads({
    store: leads.store,
    dataDir: config.dataDir,
    now,
    timers,
    log,
  });
  const ownerStore = openOwnerStore(config.dataDir, { log, now });
  const reachedByHttp = isHttps(config) && config.trustProxy === 0 ? [NO_SESSIONS] : [];
  for (const concern of reachedByHttp) log.error(concern);
  return {
    config,
    log,
    now,
    ownerStore,
    owners: {
      crm: cleanOwners(crm.owners),
      sessions: new OwnerSessions({ secret, config, store: ownerStore.sessions, now }),
      signIns: ownerStore.signIns,
      timers,
      random: () => randomInt(2 ** 32) / 2 ** 32,
    },
    leads,
    documents: createDocuments(secret, config, {
      dir: path.join(config.siteDir, 'documents'),
      hosts: new AllowedHosts({
        hosts: () => live.current.site.info.documentHosts,
        reach,
        accept: '*/*',
      }),
      timers,
    }),
    drafts: new Drafts(secret, config),
    leadTending,
    limits,
    live,
    media,
    ownTiles,
    source,
    previewKey: previewKey(secret),
    cache: new PageCache({
      version: () => source.version,
      maxBytes: 64 * MEGABYTE,
    }),
    files: {
      [SITE_FILES]: files,
      ...(await builtFiles(dist)),
      '/videos': agencyFiles(path.join(config.siteDir, 'videos'), timers),
      [STREETS.path]: agencyFiles(path.join(config.siteDir, STREETS.folder), timers),
      '/media': mediaHandler({ media, timers }),
    },
    frameScript: singleFile(path.join(dist, 'assets', bundles.browser.frame)),
    readiness: () => [...(catalogue.ready ? [] : ['no homes are known yet']), ...hungReads(now())],
    concerns: () => [
      ...live.problems,
      ...catalogue.concerns(),
      ...leadTending.concerns(),
      ...media.concerns(),
      ...reachedByHttp,
    ],
  };
}

function isHttps({ siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

async function builtFiles(dist: string): Promise<Record<string, RequestHandler>> {
  return {
    '/data': await staticFiles(path.join(dist, 'data'), ONE_DAY),
    '/assets': await staticFiles(path.join(dist, 'assets')),
    '/third-party-notices.txt': singleFile(path.join(dist, 'third-party-notices.txt')),
  };
}

async function readStyles(folder: string): Promise<Styles> {
  const names = await readdir(folder);
  const files = names.map(async (name) => {
    const css = await readFile(path.join(folder, name), 'utf8');
    return [path.basename(name, '.css'), css] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Hashed file names by the names in the source. */
async function readAssets(file: string): Promise<ReadonlyMap<string, string>> {
  return new Map(
    Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>),
  );
}
