import type { TFunction } from 'i18next';
import { instantOf } from '../../../views/domain/history/brussels.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import { shownText } from '../../../views/domain/text/shown-text.ts';
import { startWords } from '../../../views/domain/visits/visit-times.ts';
import { homePath, type OwnerTask } from '../../../views/routing/owner-path.ts';
import type { SignedIn } from '../../services/owners/session-limits.ts';
import { callCrm, CrmDown } from '../owner/call-crm.ts';
import { type OwnerExchange, sendSignIn } from '../owner/owner-answer.ts';
import { ownHistory, ownHomeId, redirectToSignIn } from '../owner/own-history.ts';
import type { SignInOptions } from '../owner/sign-in.ts';
import { visitIds } from '../owner/visit-ids.ts';

/** A planned visit, or another appointment, that the history shows. */
export interface PlannedVisit {
  id: string;
  /** "donderdag 26 november om 10:00 – Bezoek". */
  textIn: (locale: Locale) => string;
}

/** A page below the history of a home, for its owner. */
export interface OpenedHome {
  exchange: OwnerExchange;
  /** With the CRM's address of them, to which mails go. */
  owner: SignedIn & { mailbox: string };
  homeId: number;
  /** Undefined while the CRM does not answer and the home is not online. */
  home: OwnerHome | undefined;
  t: TFunction;
  locale: Locale;
  /** URL path of the history of the home. */
  back: string;
}

/** The page of a task. */
export interface OpenedTask extends OpenedHome {
  task: OwnerTask;
  /** Of the task that answers one; undefined while the CRM does not answer. */
  visits: readonly PlannedVisit[] | undefined;
}

type Session = Omit<OpenedHome, 'home'>;

/**
 * Opens the home of the path for the owner whose session it is; undefined after another answer. A
 * CRM that does not answer does not keep them from it: the session names the homes.
 */
export async function openHome(
  exchange: OwnerExchange,
  options: SignInOptions,
): Promise<OpenedHome | undefined> {
  const session = await openSession(exchange, options);
  const found = session && (await orOnline(session, options, () => homeOf(session, options)));
  return found && { ...session, home: found.home };
}

/** The same of the task that the path names, with the visits that it may be about. */
export async function openTask(
  exchange: OwnerExchange,
  options: SignInOptions,
): Promise<OpenedTask | undefined> {
  const task = exchange.request.action as OwnerTask;
  const session = await openSession(exchange, options);
  if (!session) return undefined;
  const ask = task === 'answer-visit' ? plannedIn : homeOf;
  const found = await orOnline(session, options, () => ask(session, options));
  return found && { visits: undefined, ...session, ...found, task };
}

async function openSession(
  exchange: OwnerExchange,
  { owners }: SignInOptions,
): Promise<Session | undefined> {
  const { req, res, request, source } = exchange;
  const owner = owners.sessions.ownerOf(req);
  if (owner?.mailbox === undefined) {
    // A session of an earlier release has no address.
    if (owner) await owners.sessions.end(req, res);
    await redirectToSignIn(exchange, owners);
    return undefined;
  }
  const homeId = await ownHomeId(exchange, owner, owners);
  if (homeId === undefined || request.history === undefined) return undefined;
  const { locale } = request;
  return {
    exchange,
    owner: { ...owner, mailbox: owner.mailbox },
    homeId,
    t: source.i18n.t(locale),
    locale,
    back: homePath(request.history.pagePath, homeId),
  };
}

interface Found {
  home: OwnerHome | undefined;
  visits?: readonly PlannedVisit[];
}

/** What the CRM says; where it does not answer, the home as it is online. */
async function orOnline(
  { exchange, homeId, locale }: Session,
  { log }: SignInOptions,
  ask: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CrmDown)) throw error;
    log.warn({ err: error, home: homeId }, 'an owner writes while the CRM does not answer');
    return { home: exchange.source.catalogue.port(locale).property(homeId) };
  }
}

/** Undefined after another answer: the CRM no longer has the home as theirs. */
async function homeOf(
  { exchange, homeId, owner, locale }: Session,
  { owners: { crm, timers } }: SignInOptions,
): Promise<Found | undefined> {
  const homes = await callCrm(timers, (signal) =>
    crm.homes({ ...owner, propertyIds: [homeId], language: locale }, signal),
  );
  const home = homes?.find(({ id }) => id === homeId);
  if (home) return { home };
  await sendSignIn(exchange, { notice: 'missing' }, 404);
  return undefined;
}

async function plannedIn(
  { exchange, homeId }: Session,
  options: SignInOptions,
): Promise<Found | undefined> {
  const own = await ownHistory(exchange, options);
  if (!own) return undefined;
  const planned = own.history.appointments?.planned ?? [];
  const ids = visitIds(homeId, planned);
  const { site, i18n } = exchange.source;
  const visits = planned.flatMap(({ startTime, outcome, type }, index) => {
    const id = ids[index];
    if (outcome === 'cancelled' || id === undefined) return [];
    const textIn = (locale: Locale) => {
      const when = i18n.t(locale)('visits.when', startWords(instantOf(startTime), locale));
      return `${when} – ${shownText(type, { locale, site }).text}`;
    };
    return [{ id, textIn }];
  });
  return { home: own.home, visits };
}
