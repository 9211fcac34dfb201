import compression from 'compression';
import express, { type Express, type RequestHandler, Router } from 'express';
import { PROOF_PATH } from '../views/domain/forms/form-proof.ts';
import { isLoopback } from '../views/domain/third-party/foreign-url.ts';
import { CALENDAR } from '../views/routing/calendar-path.ts';
import { SUBSCRIPTIONS } from '../views/routing/save-search-href.ts';
import { RSS } from '../views/routing/feed-path.ts';
import type { Config } from './config.ts';
import { accessLog } from './platform/http/access-log.ts';
import { badRequestGuard } from './platform/http/bad-request.ts';
import { devReload } from './web/pages/dev-reload.ts';
import { hostGuard, originForm, singleHost } from './platform/http/host-guard.ts';
import { onRead, readOnly } from './platform/http/read-only.ts';
import { storeBudget } from './services/stores/request-budget.ts';
import { serveCachedPage } from './web/page-cache/serve-cached-page.ts';
import type { PageCache } from './web/page-cache/page-cache.ts';
import { answerRequestId, requestId } from './platform/http/request-id.ts';
import { sameOriginOnly } from './platform/http/same-origin.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import type { RefreshRequests } from './services/crm/refresh-requests.ts';
import { FILES } from './services/documents/file-links.ts';
import type { Alerts } from './services/alerts/open-alerts.ts';
import type { Documents } from './services/documents/documents.ts';
import type { Drafts } from './services/drafts/drafts.ts';
import { LEAD_LINKS } from './services/leads/model/lead-links.ts';
import { VISIT_LINKS } from './services/leads/visits/visit-links.ts';
import type { ContentCheck } from './services/handed-in/check-content.ts';
import type { HandedInStore } from './services/handed-in/handed-in-store.ts';
import type { Leads } from './services/leads/leads.ts';
import type { RateLimits } from './services/limits/rate-limits.ts';
import type { Log } from './platform/log.ts';
import type { MissingPages } from './services/missing-pages/missing-pages.ts';
import type { HomeViews } from './services/home-views/home-views.ts';
import { noteViews } from './web/routes/note-views.ts';
import { noteMissing } from './web/routes/note-missing.ts';
import type { Metrics } from './web/metrics/metrics.ts';
import type { Media } from './services/media/media.ts';
import { ownerRoutes } from './web/owner/owner-routes.ts';
import { ownerTasks } from './web/owner-tasks/hand-in.ts';
import { oneClickNews, ownerNewsLinks } from './web/owner-tasks/news-links-routes.ts';
import { type NewsLinks, OWNER_NEWS_LINKS } from './services/owners/news/news-links.ts';
import type { OwnerNewsStore } from './services/owners/news/owner-news-store.ts';
import type { Owners } from './services/owners/owners.ts';
import { calendarFiles } from './web/routes/calendar-files.ts';
import { documentLinks } from './web/routes/document-links.ts';
import { files } from './web/routes/files.ts';
import { forms } from './web/forms/form-routes.ts';
import { crmHook } from './web/hooks/crm-hook.ts';
import { errorReport } from './web/routes/error-report.ts';
import { FEED_FILE_PATHS, feedFiles } from './web/routes/feed-files.ts';
import { formProof } from './web/forms/form-proof.ts';
import { messages } from './web/forms/messages/message-routes.ts';
import { visitAnswers } from './web/forms/visit-answers/answer-routes.ts';
import { oneClick, subscriptions } from './web/forms/subscriptions/subscription-routes.ts';
import { friends } from './web/forms/friends/friend-routes.ts';
import { health, type Readiness } from './web/routes/health.ts';
import { listCount } from './web/routes/list-count.ts';
import { listFeeds } from './web/routes/list-feeds.ts';
import { listParts } from './web/routes/list-parts.ts';
import { MAILS, mails } from './web/routes/mails.ts';
import { boundedPlaces } from './web/routes/bounded-places.ts';
import { cardPhotosAnswer } from './web/routes/card-photos.ts';
import { mapCards, mapPoints } from './web/routes/map-points.ts';
import { notFound } from './web/routes/not-found.ts';
import type { PageSource } from './web/pages/page-source.ts';
import { oldAddresses } from './web/routes/old-addresses.ts';
import { pages } from './web/routes/pages.ts';
import { places } from './web/routes/places.ts';
import { popup } from './web/routes/popup.ts';
import { previews } from './web/routes/previews.ts';
import { PROBLEMS, problems } from './web/routes/problems.ts';
import { refusal } from './web/pages/refusal.ts';
import { serverError } from './web/routes/server-error.ts';
import type { BrandSources } from './services/site/brand/read-brand.ts';
import { DRAWN_PATHS, siteIcons } from './web/routes/site-icons.ts';
import { STATES, states } from './web/routes/states.ts';
import { SITE_TEXT_PATHS, siteTexts } from './web/routes/site-texts.ts';
import { SITEMAP_PATH, sitemap } from './web/routes/sitemap.ts';
import { suggest } from './web/routes/suggest.ts';
import { thirdPartyFrames } from './web/routes/third-party-frames.ts';
import { thankYous } from './web/forms/thank-yous.ts';
import { tiles } from './web/routes/tiles.ts';
import { requestQueue, type RequestQueue, type QueueBounds } from './web/queue/request-queue.ts';
import { savedHomes } from './web/saved/saved-routes.ts';
import { visits } from './web/forms/visits/visit-routes.ts';
import type { AlertRuns } from './services/alerts/runs/alert-runs.ts';
import type { LiveSite } from './services/site/live-site.ts';
import type { Finding } from './services/site-check/finding.ts';
import type { PreviewKey } from './services/site/preview-token.ts';
import type { OwnTiles } from './services/tiles/own-tiles.ts';

/** The parts of the application; main.ts builds them, tests build them with the demo agency. */
export interface Parts {
  config: Pick<
    Config,
    'healthToken' | 'siteUrl' | 'dataDir' | 'trustProxy' | 'devReload' | 'crmHookSecret'
  >;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Changes with the agency's files: a request captures it once. */
  source: PageSource;
  /** What icons and the sharing picture are drawn from. */
  brand: () => BrandSources;
  live: Pick<LiveSite<unknown>, 'problems' | 'reload'>;
  alertRuns: AlertRuns;
  media: Pick<Media, 'rescan' | 'refresh' | 'makeAhead' | 'stop'>;
  /** The tiles of sites that configure no others. */
  ownTiles: OwnTiles;
  cache: PageCache;
  /** Signs the links to previews. */
  previewKey: PreviewKey;
  /** Handlers of files, by the URL path under which they are mounted. */
  files: Readonly<Record<string, RequestHandler>>;
  /** Handler of the script of third parties' frames. */
  frameScript: RequestHandler;
  leads: Leads;
  searches: Pick<Alerts, 'store' | 'links'>;
  /** Shared by the servers of the site. */
  limits: RateLimits;
  owners: Owners;
  /** News of owners' homes by mail. */
  ownerNews: { store: OwnerNewsStore; links: NewsLinks };
  /** What owners hand in. */
  documentsOfOwners: { handedIn: HandedInStore; contentCheck: ContentCheck };
  drafts: Drafts;
  documents: Documents;
  missingPages: Pick<MissingPages, 'note'>;
  refreshRequests: Pick<RefreshRequests, 'add'>;
  homeViews: Pick<HomeViews, 'isOn' | 'note'>;
  /** By default those of a site. */
  queueBounds?: QueueBounds;
  /** Handlers of requests that send something, also at the paths of pages. */
  routes?: RequestHandler;
  /** Checks the agency's folder as it is now. */
  problems: () => Promise<readonly Finding[]>;
  readiness: Readiness;
  metrics?: Pick<Metrics, 'timed'> | undefined;
  /** Messages for the operator about faults that do not stop the site; empty if there are none. */
  concerns: Readiness;
  /** Version of the agency's folder, where other machines have copies of it. */
  folderVersion?: (() => string) | undefined;
}

/** Read-only resources other than pages, with everything below their paths. */
const OWN_PATHS = [
  SITEMAP_PATH,
  ...SITE_TEXT_PATHS,
  ...FEED_FILE_PATHS,
  '/api',
  '/tiles',
  '/flight',
  RSS,
  '/third-party',
  CALENDAR,
  ...DRAWN_PATHS,
];

/** The application: its middleware in order. */
export function createApp(parts: Parts): Express {
  const { config, log, now, source, cache } = parts;
  const app = express();
  const queue = requestQueue(parts.queueBounds);
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', false);

  if (parts.metrics) app.use(parts.metrics.timed);
  app.use(requestId(config.trustProxy));
  app.use(accessLog(log, now));
  app.use(singleHost());
  app.use(originForm());
  app.use(health({ ...parts, security: source.security, token: config.healthToken }));
  app.use(hostGuard(config.siteUrl, source.security));
  app.use(badRequestGuard(unreadable(parts, queue)));
  app.use(storeBudget());
  app.use(noteViews(source, parts.homeViews));
  app.use(serveCachedPage(cache));
  app.use(answerRequestId());

  app.use(setSecurityHeaders(source.security));
  for (const [path, handler] of Object.entries(parts.files)) app.use(path, readOnly, handler);
  app.use(FILES, readOnly, files(source, { ...parts.documents, log, now }));
  if (config.devReload) app.use(devReload());
  const compress = compression();
  app.use('/tiles', compress, onRead(tiles(source, parts.ownTiles)));
  app.get('/api/suggest', compress, suggest(source));
  app.use(boundedPlaces({ source, cache }));
  app.use(queue.asking, queue.wait);
  app.use(errorReport({ limits: parts.limits, log, now, siteUrl: config.siteUrl }));
  const { crmHookSecret: secret } = config;
  if (secret !== undefined) {
    app.use(crmHook({ requests: parts.refreshRequests, limits: parts.limits, log, now, secret }));
  }
  const newsLinks = { news: parts.ownerNews, log, now };
  app.use(OWNER_NEWS_LINKS, oneClickNews(source, newsLinks));
  const subscribing = {
    searches: parts.searches,
    leads: parts.leads,
    limits: parts.limits,
    log,
    now,
  };
  app.use(SUBSCRIPTIONS, oneClick(source, subscribing));
  app.use(sameOriginOnly(config.siteUrl, refusal(source, 'foreign', cache)));
  app.use(siteIcons(source, { brand: parts.brand }));
  app.use(compress);
  if (parts.routes) app.use(parts.routes);
  const { leads, owners, drafts, limits, documents } = parts;
  const { handedIn } = parts.documentsOfOwners;
  const tasks = ownerTasks({
    owners,
    leads,
    news: parts.ownerNews.store,
    ...parts.documentsOfOwners,
    limits,
    log,
    now,
  });
  const isLocal = config.siteUrl === undefined || isLoopback(config.siteUrl);
  app.use(ownerRoutes(source, { owners, tasks, limits, log, now, isLocal }));
  const sending = { leads, drafts, limits, documents, log, now };
  app.use(LEAD_LINKS, messages(source, { leads, files: documents.links, handedIn, log, now }));
  app.use(VISIT_LINKS, visitAnswers(source, { leads, log, now }));
  app.use(SUBSCRIPTIONS, subscriptions(source, subscribing));
  app.use(OWNER_NEWS_LINKS, ownerNewsLinks(source, newsLinks));
  app.use(savedHomes(source, config, (key) => parts.alertRuns.optionSince(key)));
  app.use(visits(source, sending));
  app.use(forms(source, { ...sending, cache }));
  app.use(friends(source, { leads, drafts, limits, log, now }));
  app.use(OWN_PATHS, readOnly);
  app.get(SITE_TEXT_PATHS, siteTexts(source, now));
  app.get(SITEMAP_PATH, sitemap(source));
  app.get(FEED_FILE_PATHS, feedFiles(source));
  app.get(PROOF_PATH, formProof({ leads: parts.leads, now }));
  app.get('/api/list-count', listCount(source));
  app.get('/api/places', places(source));
  app.get('/api/map-points', mapPoints(source, parts.ownTiles));
  app.get('/api/map-cards', mapCards(source));
  app.get('/api/card-photos', cardPhotosAnswer(source));
  app.get('/api/popup', popup(source));
  app.use(CALENDAR, calendarFiles(source, now));
  app.use('/third-party', thirdPartyFrames(source, parts.frameScript));
  // Without a public URL only loopback requests are answered.
  if (config.siteUrl === undefined) {
    app.use(STATES, readOnly, states(source));
    app.use(MAILS, readOnly, mails(source, config.dataDir));
  }
  if (isLocal) {
    const { problems: check, previewKey: key } = parts;
    app.use(PROBLEMS, readOnly, problems(source, { check, key, now }));
  }
  const missing = notFound(source);
  app.use(previews(source, { key: parts.previewKey, now, missing }));
  app.use('/flight', listParts(source, cache));
  app.use(RSS, listFeeds(source, cache));
  app.use(thankYous(source, { leads, documents, log, now }));
  app.use(documentLinks(source, { documents, now }));
  app.use(oldAddresses(source));
  app.use(pages(source, cache));
  app.use(noteMissing(parts.missingPages), missing);
  app.use(serverError(source, cache, log));
  return app;
}

/** The page for a malformed URL; no other handler sees such a URL. */
function unreadable({ source }: Parts, queue: RequestQueue): RequestHandler {
  return Router().use(
    answerRequestId(),
    setSecurityHeaders(source.security),
    compression(),
    queue.asking,
    queue.wait,
    notFound(source, 400),
  );
}
