import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import type { Parts } from './app.ts';
import type { Config } from './config.ts';
import { retainedAssetsDir, SITE_FOLDER } from './retain-assets.ts';
import { systemTimers, type Timers } from './platform/concurrency/timers.ts';
import { DiskWatch } from './platform/files/disk-watch.ts';
import { slowReads } from './platform/files/folder-fs.ts';
import { serveRetained } from './platform/http/retained-files.ts';
import { singleFile } from './platform/http/static-files.ts';
import { createI18n, type OnMissing } from './platform/i18n.ts';
import type { Log } from './platform/log.ts';
import { MissingTexts } from './platform/missing-texts.ts';
import { ROOT } from './platform/root.ts';
import { servedFiles } from './served-files.ts';
import { openAlerts } from './services/alerts/open-alerts.ts';
import { alertMails } from './services/alerts/runs/alert-mails.ts';
import { AlertRuns } from './services/alerts/runs/alert-runs.ts';
import { SearchUpkeep } from './services/alerts/search-upkeep.ts';
import { loadGazetteer } from './services/catalogue/index/gazetteer.ts';
import { openCatalogue } from './services/catalogue/open-catalogue.ts';
import { openHousesNow } from './services/catalogue/open-houses-now.ts';
import { silentLanguages } from './services/catalogue/silent-languages.ts';
import { capableLeads } from './services/crm/capable-leads.ts';
import type { Crm } from './services/crm/port.ts';
import type { RefreshRequests } from './services/crm/refresh-requests.ts';
import { openDocuments } from './services/documents/open-documents.ts';
import { Drafts } from './services/drafts/drafts.ts';
import { HomeViews } from './services/home-views/home-views.ts';
import { ContentCheck } from './services/handed-in/check-content.ts';
import { SeatCounts } from './services/leads/open-houses/seat-counts.ts';
import { openLeads, type OpenedLeads } from './services/leads/open-leads.ts';
import { Machines } from './services/machines/machines.ts';
import { MissingPages } from './services/missing-pages/missing-pages.ts';
import type { NetworkAccess } from './services/media/fetch/network-access.ts';
import { openMedia } from './services/media/open-media.ts';
import { AllPictureData } from './services/media/picture-data.ts';
import { openOwnerNews } from './services/owners/news/open-owner-news.ts';
import { OwnerNewsRuns } from './services/owners/news/owner-news-runs.ts';
import { openOwners } from './services/owners/open-owners.ts';
import { loadBundles } from './services/render/bundles.ts';
import type { LiveSite } from './services/site/live-site.ts';
import { previewKey } from './services/site/preview-token.ts';
import { boundedStores } from './services/stores/bounded-stores.ts';
import type { Stores } from './services/stores/stores.ts';
import { createOwnTiles, readMapText } from './services/tiles/own-tiles.ts';
import { sessionSecret } from './session-secret.ts';
import { siteProblems } from './site-problems.ts';
import { PageCache } from './web/page-cache/page-cache.ts';
import { livePageSource } from './web/pages/live-page-source.ts';
import { openSite, type ServedEdition } from './web/pages/open-site.ts';

/** Bytes of pages cached in memory: some thousand pages, compressed; the least recently used go. */
const PAGE_CACHE = 64 * 1024 * 1024;

/** The site is on https, but every request seems to come by http. */
const NO_SESSIONS = 'owners cannot sign in: SITE_URL is https, and TRUST_PROXY names no proxy';

const DIST = path.join(ROOT, 'dist');

export interface PartsOptions {
  config: Config;
  log: Log;
  now: () => number;
  crm: Crm;
  /** A new adapter to the homes in the agency's folder; undefined or absent if they are elsewhere. */
  folderCrm?: () => Crm | undefined;
  /** Closed by the caller. */
  stores: Stores;
  /** The system's unless a test passes its own. */
  timers?: Timers;
  onMissingText: OnMissing;
  /** Hash of the built program that runs; undefined for the sources. */
  release?: string | undefined;
  /** Networks from which pictures may be fetched; by default the public internet. */
  reach?: NetworkAccess;
  /** Folder of the cached pictures; below DATA_DIR unless tests share one. */
  mediaDir?: string;
}

export interface BuiltParts extends Parts {
  config: Config;
  live: LiveSite<ServedEdition>;
  leads: OpenedLeads;
  /** Ends, erases and reminds of saved searches once it is started. */
  searchUpkeep: SearchUpkeep;
  /** Tells people of homes that their saved searches find, once it is started. */
  alertRuns: AlertRuns;
  /** Drafts of forms in several steps. */
  drafts: Drafts;
  missingPages: MissingPages;
  refreshRequests: RefreshRequests;
  homeViews: HomeViews;
  /** Looks at the disk of DATA_DIR once it is started. */
  disk: DiskWatch;
  /** Follows the registrations of other servers once it is started. */
  seats: SeatCounts;
  /** Compares this server with those of other machines once it is started, if there may be any. */
  machines: Machines | undefined;
  /** Sends owners news by mail once it is started. */
  newsRuns: OwnerNewsRuns;
}

/**
 * Builds the parts of the application, from the build's output and the agency's folder. The
 * catalogue is filled once before it resolves.
 * @throws SiteError for mistakes in the agency's folder; any Error when the build is missing.
 */
export async function buildParts(options: PartsOptions): Promise<BuiltParts> {
  const { config, log, now, crm, reach, mediaDir, release, timers = systemTimers } = options;
  const secret = sessionSecret(config);
  const missingTexts = new MissingTexts(options.onMissingText);
  const stores = boundedStores(options.stores, { timers, now });
  const { limits, handedIn } = stores;
  const { capabilities } = crm;
  const shared = { log, now, timers };
  const { bundles, gazetteer, ownTiles, i18n } = await readBuild(missingTexts.note);
  const wanted = new AllPictureData();
  const keptDir = retainedAssetsDir(config);
  const fallback = serveRetained(path.join(keptDir, SITE_FOLDER));
  const [{ live, files: siteFiles }, media] = await Promise.all([
    openSite({ config, log, now, bundles, wanted, ownTiles, fallback, capabilities }),
    openMedia(config, { ...shared, secret, wanted, reach, mediaDir }),
  ]);
  const info = () => live.current.site.info;
  const seats = new SeatCounts({ store: stores.leads, timers, log });
  await seats.rescan();
  const catalogue = await openCatalogue({
    ...shared,
    crm: crm.catalogue,
    copies: stores.catalogueCopies,
    secret,
    ignoredLabels: () => info().ignoredLabels,
    gazetteer,
    seats,
    media,
    wanted,
    release,
  });
  const scripts = `/assets/${bundles.browser.hydrate}`;
  const source = livePageSource({ config, live, catalogue, media, i18n, scripts, now });
  const ownerNews = openOwnerNews({ store: stores.ownerNews, secret, source });
  const searches = openAlerts({ store: stores.savedSearches, secret, source });
  const homeMails = alertMails({ ...searches, source, now });
  const leads = openLeads(config, {
    ...shared,
    handedIn,
    mails: { ...ownerNews.mails, ...searches.mails, ...homeMails },
    store: stores.leads,
    crm: capableLeads(crm.leads, capabilities),
    secret,
    source,
    limits,
    countSeats: () => seats.rescan(),
    openHouses: openHousesNow(catalogue),
  });
  const owners = openOwners(config, { secret, crm: crm.owners, stores, ...shared });
  const { wake } = leads;
  const searchUpkeep = new SearchUpkeep({ ...shared, store: stores.savedSearches, wake });
  const { savedSearches, seenItems } = stores;
  const alertRuns = new AlertRuns({ ...shared, store: savedSearches, seenItems, catalogue, wake });
  const machines =
    stores.machines &&
    new Machines({
      ...shared,
      store: stores.machines,
      server: {
        id: randomUUID(),
        name: `${os.hostname()}:${config.port}`,
        release: release ?? 'of the sources',
      },
      folder: () => `${live.current.version}.${media.folderVersion}`,
    });
  const disk = new DiskWatch({ dir: config.dataDir, timers, log });
  const ownersConcern = capabilities.owners ? concernOfSignIn(config) : [];
  for (const concern of ownersConcern) log.error(concern);
  return {
    config,
    log,
    now,
    source,
    brand: () => live.current.brand,
    live,
    media,
    ownTiles,
    leads,
    searches,
    searchUpkeep,
    alertRuns,
    limits,
    owners,
    ownerNews,
    newsRuns: new OwnerNewsRuns({
      ...shared,
      store: ownerNews.store,
      crm: owners.crm,
      random: owners.random,
      source,
      wake: leads.wake,
    }),
    documentsOfOwners: { handedIn, contentCheck: new ContentCheck() },
    documents: openDocuments(config, { secret, hosts: () => info().documentHosts, reach, timers }),
    drafts: new Drafts(stores.drafts, config),
    missingPages: new MissingPages({ ...shared, store: stores.missingPages }),
    refreshRequests: stores.refreshRequests,
    homeViews: new HomeViews({
      ...shared,
      store: stores.viewCounts,
      port: capabilities.views ? crm.views : undefined,
    }),
    previewKey: previewKey(secret),
    cache: new PageCache({ version: () => source.version, maxBytes: PAGE_CACHE }),
    problems: siteProblems(config, DIST, { folderCrm: () => undefined, ...options }),
    files: await servedFiles({
      siteDir: config.siteDir,
      dist: DIST,
      keptDir,
      siteFiles,
      media,
      timers,
    }),
    frameScript: singleFile(path.join(DIST, 'assets', bundles.browser.frame)),
    readiness: () => [
      ...(catalogue.ready ? [] : ['no homes are known yet', ...catalogue.concerns()]),
      ...slowReads(now()),
    ],
    // The answer of /readyz is bounded: what costs leads comes first.
    concerns: () => [
      ...leads.maintenance.concerns(),
      ...searchUpkeep.concerns(),
      ...alertRuns.concerns(),
      ...disk.concerns(),
      ...(machines?.concerns() ?? []),
      ...catalogue.concerns(),
      ...live.problems,
      ...missingTexts.concerns(),
      ...silentLanguages(catalogue.data, info().languages),
      ...media.concerns(),
      ...ownersConcern,
    ],
    disk,
    seats,
    machines,
    folderVersion: machines && (() => machines.folder),
  };
}

/** Reads the output of the build, and the texts. */
async function readBuild(onMissingText: OnMissing) {
  const data = path.join(DIST, 'data');
  const [bundles, gazetteer, mapText, i18n] = await Promise.all([
    loadBundles(path.join(DIST, 'server')),
    loadGazetteer(data),
    readMapText(data),
    createI18n(path.join(ROOT, 'locales'), onMissingText),
  ]);
  return { bundles, gazetteer, ownTiles: createOwnTiles(mapText), i18n };
}

/** What keeps owners from signing in. */
function concernOfSignIn({ siteUrl, trustProxy }: Config): string[] {
  const isHttps = siteUrl?.startsWith('https:') ?? false;
  return isHttps && trustProxy === 0 ? [NO_SESSIONS] : [];
}
