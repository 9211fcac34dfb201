import { readSection, SECTION_PARAMETER } from '../../../views/domain/history/sections.ts';
import type { Section } from '../../../views/domain/history/sections.ts';
import { type ShownHistory, shownHistory } from '../../../views/domain/history/shown-history.ts';
import type { Comparison } from '../../../views/domain/history/comparison.ts';
import type { History } from '../../../views/domain/owner/history.ts';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import { homePath, withPlace } from '../../../views/routing/owner-path.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { callCrm } from './call-crm.ts';
import { comparableGraphs, compared } from './compared-views.ts';
import { type OwnerExchange, sendSignIn } from './owner-answer.ts';
import { historyDisplay } from '../../services/owners/history-display.ts';
import type { Owners } from '../../services/owners/owners.ts';
import type { SignedIn } from '../../services/owners/session-limits.ts';
import type { SignInOptions } from './sign-in.ts';

/** A home of the owner who has signed in, and what they see of its history. */
export interface OwnHistory {
  owner: SignedIn;
  home: OwnerHome;
  history: ShownHistory;
  /** Its views beside those of comparable homes. */
  comparison: Comparison | undefined;
}

/**
 * The home that the path names, if it is one of the session's owner: the session alone says whose
 * homes are shown. Undefined after another answer: a redirect to the sign-in, or to the only home
 * where the path names none; 404 for a home that is not theirs.
 * @param isCompared its views are compared with those of other homes.
 * @throws CrmDown.
 */
export async function ownHistory(
  exchange: OwnerExchange,
  options: SignInOptions,
  { isCompared = false } = {},
): Promise<OwnHistory | undefined> {
  const owner = options.owners.sessions.ownerOf(exchange.req);
  const homeId = owner && (await ownHomeId(exchange, owner, options.owners));
  if (!owner) await redirectToSignIn(exchange, options.owners);
  if (!owner || homeId === undefined) return undefined;
  const [found, graphs] = await Promise.all([
    historyOf(exchange, owner, homeId, options.owners),
    isCompared ? comparableGraphs(exchange, { owner, homeId }, options) : undefined,
  ]);
  if (!found) {
    await redirectToSignIn(exchange, options.owners);
    return undefined;
  }
  noteFaults(homeId, found.history, options);
  const history = shownHistory(found.history, showingOf(exchange, owner, found.home, options));
  const { details } = found.history.allPropertyTypesStatisticsGraph;
  return {
    owner,
    home: found.home,
    history,
    comparison: compared(details, graphs, options.now()),
  };
}

/**
 * The home of the path, if it is the owner's; undefined after another answer. A path without one, as
 * of earlier releases, leads to the same below the owner's only home. With several homes the page
 * leads to their list, and files are 404: it is not plain whose they are.
 */
export async function ownHomeId(
  exchange: OwnerExchange,
  { propertyIds }: SignedIn,
  owners: Owners,
): Promise<number | undefined> {
  const { res, req, request } = exchange;
  const { homeId, history, pagePath, action } = request;
  if (homeId !== undefined && propertyIds.includes(homeId)) return homeId;
  const only = propertyIds.length === 1 ? propertyIds[0] : undefined;
  if (homeId === undefined && history && only !== undefined) {
    const below = req.path.slice(pagePath.length);
    redirect(res, 303, withPlace(homePath(pagePath, only) + below, { section: sectionOf(req) }));
  } else if (homeId === undefined && action === 'history') await redirectToSignIn(exchange, owners);
  else await sendSignIn(exchange, { notice: 'missing' }, 404);
  return undefined;
}

/** The section that a link names. */
export function sectionOf(req: OwnerExchange['req']): Section | undefined {
  return readSection(queryOf(req).get(SECTION_PARAMETER));
}

/** Redirects to the sign-in if the visitor has not signed in, or must choose a home first. */
export async function redirectToSignIn(
  { req, res, request, hasEnded }: OwnerExchange,
  { sessions }: Owners,
): Promise<void> {
  if (hasEnded) await sessions.end(req, res);
  const place = { home: request.homeId, section: sectionOf(req) };
  redirect(res, 303, withPlace(request.login.pagePath, place));
}

/** Home and history at once: each takes as long as the CRM does. */
async function historyOf(
  { request }: OwnerExchange,
  owner: SignedIn,
  homeId: number,
  { crm, timers }: Owners,
) {
  const key = { ...owner, propertyIds: [homeId], language: request.locale };
  const [homes, history] = await callCrm(timers, (signal) =>
    Promise.all([crm.homes(key, signal), crm.history(key, homeId, signal)]),
  );
  const home = homes?.find(({ id }) => id === homeId);
  return home && history && { home, history };
}

function noteFaults(home: number, history: History, { log }: SignInOptions): void {
  const { fault } = history.allPropertyTypesStatisticsGraph;
  if (fault !== undefined) log.warn({ home, fault }, 'the graph of a home cannot be read');
  const { faults = [] } = history;
  if (faults.length > 0) log.warn({ home, faults }, 'parts of a history are missing');
}

function showingOf(
  { source }: OwnerExchange,
  owner: SignedIn,
  home: OwnerHome,
  { owners, now }: SignInOptions,
) {
  return historyDisplay(source, owner, home, {
    seal: (fileName: string, savedAs: string) => owners.sealedNames.seal({ fileName, savedAs }),
    now: now(),
    random: owners.random,
  });
}
