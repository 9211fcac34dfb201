import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { statusOf } from '../errors.ts';
import { isBrokenOff } from '../http/broken-off.ts';
import { isRead } from '../http/read-only.ts';
import { redirect } from '../http/redirect.ts';
import { requireCatalogue } from '../http/require-catalogue.ts';
import { preferredLocale } from '../http/request-locale.ts';
import { formBody } from '../routes/form-body.ts';
import { captureSource, type PageSource } from '../routes/page-source.ts';
import { refusal } from '../routes/refusal.ts';
import { CrmDown } from './ask-crm.ts';
import { chooseHome } from './choose-home.ts';
import { Downloads, TooManyDownloads } from './downloads.ts';
import { sendHistoryFile } from './history-files.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import { type OwnerAction, ownerRequest } from './owner-request.ts';
import { sendDocument } from './send-document.ts';
import { showHistory } from './show-history.ts';
import { showLogin, signOut } from './show-login.ts';
import { type SignInOptions, takeSignIn } from './sign-in.ts';

/** Seconds, for the Retry-After of a 503. */
const RETRY_AFTER = '30';

export interface OwnerOptions extends SignInOptions {
  /** Whether only visitors of this machine reach the site. */
  isLocal: boolean;
}

type Handle = (
  exchange: OwnerExchange,
  options: OwnerOptions & { downloads: Downloads },
) => Promise<void>;
type Table = Partial<Record<OwnerAction, Handle>>;

/** What each path answers when it is read, and when a form is sent to it. */
const READ: Table = {
  login: showLogin,
  history: showHistory,
  statistics: sendHistoryFile,
  weeks: sendHistoryFile,
  visits: sendHistoryFile,
  document: sendDocument,
};
const SENT: Table = { login: takeSignIn, 'sign-out': signOut, choose: chooseHome };

/**
 * The owners' pages (spec sections 2 and 6). Sessions are read here and nowhere else; no answer is
 * stored anywhere. What fails is told on the page of the sign-in, which loads nothing foreign.
 */
export function ownerRoutes(live: PageSource, options: OwnerOptions): RequestHandler {
  const router = Router();
  router.use(toLogin(live), find(live, options));
  router.post(/.*/, ...formBody(live));
  router.use(handle(options), failed(options));
  return router;
}

/** `/login` in the visitor's language. */
function toLogin(live: PageSource): RequestHandler {
  return (req, res, next) => {
    if (req.path !== '/login' || !isRead(req)) return next();
    const to = live.paths.named('login', preferredLocale(req));
    if (to === undefined) return next();
    redirect(res.vary('Accept-Language').set('Cache-Control', 'no-store'), 302, to);
  };
}

/** Finds what is asked for, and refuses what no path answers. */
function find(live: PageSource, { isLocal }: OwnerOptions): RequestHandler {
  return (req, res, next) => {
    const source = captureSource(live);
    const asked = ownerRequest(source.paths, req.path);
    if (!asked) return next('router');
    res.set('Cache-Control', 'no-store');
    res.locals['exchange'] = { req, res, source, asked, isLocal } satisfies OwnerExchange;
    if (isRead(req) ? READ[asked.action] : req.method === 'POST' && SENT[asked.action]) next();
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
    const { asked, source } = exchange;
    requireCatalogue(source.catalogue);
    const { hasEnded } = await options.owners.sessions.open(req, res);
    const wanted = isRead(req) ? READ[asked.action] : SENT[asked.action];
    await wanted?.({ ...exchange, hasEnded }, { ...options, downloads });
  };
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
    owners.sessions.abandon(req);
    const notice = error instanceof CrmDown ? 'crmDown' : 'unavailable';
    await sendSignIn(exchangeOf(res), { notice }, status);
  };
}
