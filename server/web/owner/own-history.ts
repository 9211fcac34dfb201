import { readSection, SECTION_PARAMETER } from '../../../views/domain/history/sections.ts';
import type { Section } from '../../../views/domain/history/sections.ts';
import { type ShownHistory, shownHistory } from '../../../views/domain/history/shown-history.ts';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import { withSection } from '../../../views/routing/owner-path.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { askCrm } from './ask-crm.ts';
import type { OwnerExchange } from './owner-answer.ts';
import type { Owners } from '../../services/owners/owners.ts';
import type { SignedIn } from '../../services/owners/session-limits.ts';
import type { SignInOptions } from './sign-in.ts';

/** The chosen home of the owner who has signed in, and what they see of its history. */
export interface OwnHistory {
  owner: SignedIn;
  home: OwnerHome;
  history: ShownHistory;
}

/**
 * The home is the one of the session, or the only one; nothing in the request chooses it. Undefined
 * after a redirect to the sign-in, if the visitor has not signed in or must choose a home first.
 * @throws CrmDown.
 */
export async function ownHistory(
  exchange: OwnerExchange,
  { owners, log, now }: SignInOptions,
): Promise<OwnHistory | undefined> {
  const { req, source } = exchange;
  const owner = owners.sessions.ownerOf(req);
  const found = owner && (await historyOf(owner, owners));
  if (!owner || !found) {
    await redirectToSignIn(exchange, owners);
    return undefined;
  }
  const { home, history } = found;
  const { fault } = history.allPropertyTypesStatisticsGraph;
  if (fault !== undefined) log.warn({ home: home.id, fault }, 'the graph of a home cannot be read');
  const { faults = [] } = history;
  if (faults.length > 0) log.warn({ home: home.id, faults }, 'parts of a history are missing');
  const { history: flags, offices } = source.site.info;
  const places = [home.city, home.street, ...offices.flatMap(({ city }) => Object.values(city))];
  const showing = {
    flags,
    owner,
    places,
    staff: source.catalogue.data.team.map(({ name }) => name),
    seal: (fileName: string, savedAs: string) => owners.sealedNames.seal({ fileName, savedAs }),
    now: now(),
    random: owners.random,
  };
  return { owner, home, history: shownHistory(history, showing) };
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
  redirect(res, 303, withSection(request.login.pagePath, sectionOf(req)));
}

/**
 * The home of the session, or the only one; undefined when the owner must choose first.
 * @throws CrmDown.
 */
export async function chosenHome(
  owner: SignedIn,
  { crm, timers }: Owners,
): Promise<OwnerHome | undefined> {
  const homes = await askCrm(timers, (signal) => crm.homes(owner, signal));
  return homes?.length === 1 ? homes[0] : homes?.find(({ id }) => id === owner.propertyId);
}

async function historyOf(owner: SignedIn, owners: Owners) {
  const { crm, timers } = owners;
  const home = await chosenHome(owner, owners);
  if (!home) return undefined;
  const history = await askCrm(timers, (signal) => crm.history(owner, home.id, signal));
  return history && { home, history };
}
