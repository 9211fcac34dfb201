import { HOME_PARAMETER, readHomeId } from '../../../views/routing/owner-path.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { callCrm } from './call-crm.ts';
import { type OwnerExchange, sendOwnerPage, sendSignIn } from './owner-answer.ts';
import { sectionOf } from './own-history.ts';
import type { Owners } from '../../services/owners/owners.ts';

/** The query parameter after signing out. */
const SIGNED_OUT = 'signed-out';

/** The homes of an owner who has signed in (spec section 2), else the sign-in. */
export async function showLogin(
  exchange: OwnerExchange,
  { owners }: { owners: Owners },
): Promise<void> {
  const { req, res, source, request, hasEnded = false } = exchange;
  const owner = owners.sessions.ownerOf(req);
  const linked = placeOf(req);
  const homes =
    owner &&
    (await callCrm(owners.timers, (signal) =>
      owners.crm.homes({ ...owner, language: request.locale }, signal),
    ));
  if (owner && homes) {
    return sendOwnerPage(exchange, { kind: 'homes', homes, ...linked });
  }
  // The CRM no longer knows an owner who has a session.
  if (owner || hasEnded) {
    await owners.sessions.end(req, res);
    return sendSignIn(exchange, { notice: 'ended', ...linked });
  }
  const isClosed = source.catalogue.record.failuresInARow > 0;
  const notice = queryOf(req).has(SIGNED_OUT) ? 'signedOut' : isClosed ? 'closed' : undefined;
  return sendSignIn(exchange, { ...(notice && { notice }), ...linked });
}

/** The place in the history that a link names. */
function placeOf(req: OwnerExchange['req']) {
  const section = sectionOf(req);
  const home = readHomeId(queryOf(req).get(HOME_PARAMETER));
  return { ...(section && { section }), ...(home !== undefined && { home }) };
}

/** Ends the session, and clears the browser's cache of the site's pages (`Clear-Site-Data`). */
export async function signOut(
  exchange: OwnerExchange,
  { owners }: { owners: Owners },
): Promise<void> {
  await owners.sessions.end(exchange.req, exchange.res);
  toSignedOut(exchange);
}

/** The same for every session of the owner, in other browsers too. */
export async function signOutEverywhere(
  exchange: OwnerExchange,
  { owners }: { owners: Owners },
): Promise<void> {
  await owners.sessions.endAll(exchange.req, exchange.res);
  toSignedOut(exchange);
}

function toSignedOut({ res, request }: OwnerExchange): void {
  res.set('Clear-Site-Data', '"cache"');
  redirect(res, 303, `${request.login.pagePath}?${SIGNED_OUT}`);
}
