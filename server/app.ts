import compression from 'compression';
import express, { type Express, type RequestHandler, Router } from 'express';
import { PROOF_PATH } from '../views/domain/forms/form-proof.ts';
import { isLoopback } from '../views/domain/third-party/third-party.ts';
import { RSS } from '../views/routing/feed-path.ts';
import type { Config } from './config.ts';
import { accessLog } from './http/access-log.ts';
import { badRequestGuard } from './http/bad-request.ts';
import { devReload } from './http/dev-reload.ts';
import { hostGuard, originForm, singleHost } from './http/host-guard.ts';
import { readOnly } from './http/read-only.ts';
import { serveCachedPage } from './http/page-cache/serve-cached-page.ts';
import type { PageCache } from './http/page-cache/page-cache.ts';
import { answerRequestId, requestId } from './http/request-id.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { FILES } from './documents/file-links.ts';
import type { Documents } from './documents/documents.ts';
import type { Drafts } from './forms/drafts.ts';
import type { Leads } from './leads/leads.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Media } from './media/media.ts';
import { ownerRoutes } from './owner/owner-routes.ts';
import type { Owners } from './owner/owners.ts';
import { documentLinks } from './routes/document-links.ts';
import { files } from './routes/files.ts';
import { forms } from './routes/forms.ts';
import { errorReport } from './routes/error-report.ts';
import { FEED_FILE_PATHS, feedFiles } from './routes/feed-files.ts';
import { formProof } from './routes/form-proof.ts';
import { friends } from './routes/friends.ts';
import { health, type Readiness } from './routes/health.ts';
import { listCount } from './routes/list-count.ts';
import { listFeeds } from './routes/list-feeds.ts';
import { listParts } from './routes/list-parts.ts';
import { MAILS, mails } from './routes/mails.ts';
import { mapCards, mapPoints } from './routes/map-points.ts';
import { notFound } from './routes/not-found.ts';
import type { PageSource } from './routes/page-source.ts';
import { pages } from './routes/pages.ts';
import { places } from './routes/places.ts';
import { previews } from './routes/previews.ts';
import { refusal } from './routes/refusal.ts';
import { serverError } from './routes/server-error.ts';
import { ICON_PATHS, siteIcons } from './routes/site-icons.ts';
import { STATES, states } from './routes/states.ts';
import { SITE_TEXT_PATHS, siteTexts } from './routes/site-texts.ts';
import { SITEMAP_PATH, sitemap } from './routes/sitemap.ts';
import { suggest } from './routes/suggest.ts';
import { thirdPartyFrames } from './routes/third-party-frames.ts';
import { thankYous } from './routes/thank-yous.ts';
import { tiles } from './routes/tiles.ts';
import { visits } from './routes/visits.ts';
import type { LiveSite } from './site/live-site.ts';
import type { PreviewKey } from './site/preview-token.ts';
import type { OwnTiles } from './tiles/own-tiles.ts';

/** The parts of the application; main.ts builds them, tests build them with the demo agency. */
export interface Parts {
  config: Pick<Config, 'siteUrl' | 'dataDir' | 'trustProxy' | 'devReload'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Changes with the agency's files: a request captures it once. */
  source: PageSource;
  live: Pick<LiveSite<unknown>, 'problems' | 'reload'>;
  media: Pick<Media, 'look' | 'refresh' | 'makeAhead' | 'stop'>;
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
  /** Shared by the servers of the site. */
  limits: RateLimits;
  owners: Owners;
  drafts: Drafts;
  documents: Documents;
  /** Handlers of what is sent to the site, at paths of its pages too. */
  routes?: RequestHandler;
  readiness: Readiness;
  metrics?: Pick<Metrics, 'timed'> | undefined;
  /** What an operator should look into although pages are served; empty when nothing is wrong. */
  concerns: Readiness;
}

/** What is no page and can only be read, whatever stands below it. */
const OWN_PATHS = [
  SITEMAP_PATH,
  ...SITE_TEXT_PATHS,
  ...FEED_FILE_PATHS,
  '/api',
  '/tiles',
  '/flight',
  RSS,
  '/third-party',
  ...ICON_PATHS,
];

/** The application: its middleware in order. */
export function createApp(parts: Parts): Express {
  const { config, log, now, source, cache } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', false);

  if (parts.metrics) app.use(parts.metrics.timed);
  app.use(requestId(config.trustProxy));
  app.use(accessLog(log, now));
  app.use(singleHost());
  app.use(originForm());
  app.use(health(parts.readiness, parts.concerns, source.security));
  app.use(hostGuard(config.siteUrl, source.security));
  app.use(badRequestGuard(unreadable(parts)));
  app.use(serveCachedPage(cache));
  app.use(answerRequestId());

  app.use(setSecurityHeaders(source.security));
  for (const [path, handler] of Object.entries(parts.files)) app.use(path, readOnly, handler);
  app.use(FILES, readOnly, files(source, { ...parts.documents, log, now }));
  if (config.devReload) app.use(devReload());
  app.use(errorReport(log, config.siteUrl));
  app.use(sameOriginOnly(config.siteUrl, refusal(source, 'foreign')));
  app.use(siteIcons(source));
  app.use(compression());
  if (parts.routes) app.use(parts.routes);
  const { leads, owners, drafts, limits, documents } = parts;
  const isLocal = config.siteUrl === undefined || isLoopback(config.siteUrl);
  app.use(ownerRoutes(source, { owners, limits, log, now, isLocal }));
  const sending = { leads, drafts, limits, documents, log, now };
  app.use(visits(source, sending));
  app.use(forms(source, sending));
  app.use(friends(source, { leads, limits, log, now }));
  app.use(OWN_PATHS, readOnly);
  app.get(SITE_TEXT_PATHS, siteTexts(source, now));
  app.get(SITEMAP_PATH, sitemap(source));
  app.get(FEED_FILE_PATHS, feedFiles(source));
  app.get(PROOF_PATH, formProof({ leads: parts.leads, now }));
  app.get('/api/list-count', listCount(source));
  app.get('/api/places', places(source));
  app.get('/api/suggest', suggest(source));
  app.get('/api/map-points', mapPoints(source, parts.ownTiles));
  app.get('/api/map-cards', mapCards(source));
  app.use('/third-party', thirdPartyFrames(source, parts.frameScript));
  app.use('/tiles', tiles(source, parts.ownTiles));
  // Without a public URL only this machine is served.
  if (config.siteUrl === undefined) {
    app.use(STATES, readOnly, states(source));
    app.use(MAILS, readOnly, mails(source, config.dataDir));
  }
  const missing = notFound(source);
  app.use(previews(source, { key: parts.previewKey, now, missing }));
  app.use('/flight', listParts(source, cache));
  app.use(RSS, listFeeds(source, cache));
  app.use(thankYous(source, { leads, links: documents.links, log, now }));
  app.use(documentLinks(source, { documents, now }));
  app.use(pages(source, cache));
  app.use(missing);
  app.use(serverError(source, log));
  return app;
}

/** The page for a malformed URL; no other handler sees such a URL. */
function unreadable({ source }: Parts): RequestHandler {
  return Router().use(
    answerRequestId(),
    setSecurityHeaders(source.security),
    compression(),
    notFound(source, 400),
  );
}
