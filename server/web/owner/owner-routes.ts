import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { statusOf } from '../../platform/http-error.ts';
import { isBrokenOff } from '../../platform/http/broken-off.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { redirect } from '../../platform/http/redirect.ts';
import type { SignInNotice } from '../../../views/domain/owner/owner-page.ts';
import { TooManySignIns } from '../../services/owners/sign-in-queue.ts';
import { requireCatalogue } from '../pages/require-catalogue.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import { formBody } from '../forms/form-body.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { refusal } from '../pages/refusal.ts';
import { CrmDown } from './call-crm.ts';
import { Downloads, TooManyDownloads } from './downloads.ts';
import { sendHistoryFile } from './history-files.ts';
import { type OwnerExchange, sendOwnerPage, sendSignIn } from './owner-answer.ts';
import { type OwnerAction, ownerRequest } from './owner-request.ts';
import { sendSession } from './send-session.ts';
import { sendDocument } from './send-document.ts';
import { showHistory } from './show-history.ts';
import { showLogin, signOut, signOutEverywhere } from './show-login.ts';
import { handleSignIn, type SignInOptions } from './sign-in.ts';

/** Seconds, for the Retry-After of a 503. */
const RETRY_AFTER = '30';

/** The handlers of what owners do about a home (server/web/owner-tasks). */
export type OwnerTaskHandlers = Readonly<
  Record<
    'show' | 'send' | 'handIn' | 'showNews' | 'chooseNews',
    (exchange: OwnerExchange) => Promise<void>
  >
>;

export interface OwnerOptions extends SignInOptions {
  tasks: OwnerTaskHandlers;
  /** Whether only requests from this machine reach the site. */
  isLocal: boolean;
}

type Handle = (
  exchange: OwnerExchange,
  options: OwnerOptions & { downloads: Downloads },
) => Promise<void>;
type Table = Partial<Record<OwnerAction, Handle>>;

const showTask: Handle = (exchange, { tasks }) => tasks.show(exchange);
const sendTask: Handle = (exchange, { tasks }) => tasks.send(exchange);

/** The handlers of each action, for reading and for forms. */
const READ: Table = {
  login: showLogin,
  missing: (exchange) => sendSignIn(exchange, { notice: 'missing' }, 404),
  session: sendSession,
  history: showHistory,
  statistics: sendHistoryFile,
  weeks: sendHistoryFile,
  visits: sendHistoryFile,
  document: sendDocument,
  write: showTask,
  'answer-visit': showTask,
  'hand-in': showTask,
  news: (exchange, { tasks }) => tasks.showNews(exchange),
};
const SENT: Table = {
  login: handleSignIn,
  'sign-out': signOut,
  'sign-out-everywhere': signOutEverywhere,
  write: sendTask,
  'answer-visit': sendTask,
  'hand-in': (exchange, { tasks }) => tasks.handIn(exchange),
  news: (exchange, { tasks }) => tasks.chooseNews(exchange),
};

/**
 * The owners' pages (spec sections 2 and 6). Sessions are read here and nowhere else; no response
 * is cached. Failures are reported on the sign-in page, which has no third parties.
 */
export function ownerRoutes(live: PageSource, options: OwnerOptions): RequestHandler {
  const router = Router();
  router.use(toLogin(live), find(live, options));
  router.post(/.*/, bodyOf(live));
  router.use(handle(options), failed(options));
  return router;
}

/** A form with a file is read by its handler, once it is known whose it is. */
function bodyOf(live: PageSource): RequestHandler {
  const read = Router().use(...formBody(live));
  return (req, res, next) => {
    if (exchangeOf(res).request.action === 'hand-in') next();
    else read(req, res, next);
  };
}

/** `/login` in the visitor's language. */
function toLogin(live: PageSource): RequestHandler {
  return (req, res, next) => {
    if (req.path !== '/login' || !isRead(req)) return next();
    const to = live.paths.named('login', preferredLocale(req, live.site.info.languages));
    if (to === undefined) return next();
    redirect(res.vary('Accept-Language').set('Cache-Control', 'no-store'), 302, to);
  };
}

/** Finds the action of a request, and refuses unsupported methods. */
function find(live: PageSource, { isLocal }: OwnerOptions): RequestHandler {
  return (req, res, next) => {
    const source = captureSource(live);
    const request = ownerRequest(source.paths, req.path);
    if (!request) return next('router');
    res.set('Cache-Control', 'no-store');
    const bare = req.path.replace(/\/$/, '');
    if (request.action === 'missing' && bare !== req.path && isRead(req))
      return redirect(res, 303, bare);
    res.locals['exchange'] = { req, res, source, request, isLocal } satisfies OwnerExchange;
    if (isRead(req) ? READ[request.action] : req.method === 'POST' && SENT[request.action]) next();
    else return refusal(source, 'no-form')(req, res, next);
  };
}

function exchangeOf(res: Response): OwnerExchange {
  return res.locals['exchange'] as OwnerExchange;
}

function handle(options: OwnerOptions): RequestHandler {
  const downloads = new Downloads();
  return async (req, res) => {
    const exchange = exchangeOf(res);
    const { request, source } = exchange;
    requireCatalogue(source.catalogue);
    const { sessions, standings } = options.owners;
    const { hasEnded } = await sessions.open(req, res, {
      isStill: (owner) => standings.isStill(owner),
      isSeen: request.action !== 'session',
    });
    const wanted = isRead(req) ? READ[request.action] : SENT[request.action];
    await wanted?.({ ...exchange, hasEnded }, { ...options, downloads });
  };
}

function noticeOf(error: unknown): SignInNotice {
  if (error instanceof TooManySignIns) return 'busy';
  return error instanceof CrmDown ? 'crmDown' : 'unavailable';
}

function failed({ log, owners }: OwnerOptions): ErrorRequestHandler {
  return async (error, req, res, next) => {
    const status = statusOf(error);
    if (res.headersSent || status < 500 || isBrokenOff(error, req, res)) return next(error);
    if (status === 503) res.set('Retry-After', RETRY_AFTER);
    if (error instanceof TooManyDownloads) {
      log.warn({ id: res.locals.requestId, reason: error.message }, 'a document was not sent');
      return refusal(exchangeOf(res).source, 'file-later')(req, res, next);
    }
    log.error({ id: res.locals.requestId, err: error }, 'an owner’s page failed');
    const exchange = exchangeOf(res);
    if (error instanceof CrmDown && owners.sessions.ownerOf(req)) {
      const page = { ...exchange, request: { ...exchange.request, ...exchange.request.login } };
      return sendOwnerPage(page, { kind: 'homes', homes: [], isDown: true }, status);
    }
    owners.sessions.abandon(req);
    const notice = noticeOf(error);
    await sendSignIn(exchange, { notice }, status);
  };
}
