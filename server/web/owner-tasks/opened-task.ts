import type { TFunction } from 'i18next';
import { instantOf } from '../../../views/domain/history/brussels.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import { shownText } from '../../../views/domain/text/shown-text.ts';
import { startWords } from '../../../views/domain/visits/visit-times.ts';
import { homePath, type OwnerTask } from '../../../views/routing/owner-path.ts';
import type { SignedIn } from '../../services/owners/session-limits.ts';
import { callCrm, CrmDown } from '../owner/call-crm.ts';
import type { OwnerExchange } from '../owner/owner-answer.ts';
import { sendSignIn } from '../owner/owner-answer.ts';
import { ownHistory, ownHomeId, redirectToSignIn } from '../owner/own-history.ts';
import type { SignInOptions } from '../owner/sign-in.ts';
import { visitIds } from '../owner/visit-ids.ts';

/** A planned visit, or another appointment, that the history shows. */
export interface PlannedVisit {
  id: string;
  /** "donderdag 26 november om 10:00 – Bezoek". */
  textIn: (locale: Locale) => string;
}

/** The page of a task, for the owner of its home. */
export interface OpenedTask {
  exchange: OwnerExchange;
  task: OwnerTask;
  owner: SignedIn & { email: string };
  homeId: number;
  /** Undefined while the CRM does not answer and the home is not online. */
  home: OwnerHome | undefined;
  /** Of the task that answers one; undefined while the CRM does not answer. */
  visits: readonly PlannedVisit[] | undefined;
  t: TFunction;
  locale: Locale;
  /** URL path of the history of the home. */
  back: string;
}

/**
 * Opens a task of the home of the path for the owner whose session it is; undefined after another
 * answer. A CRM that does not answer does not keep an owner from writing: the session names the
 * homes.
 */
export async function openTask(
  exchange: OwnerExchange,
  options: SignInOptions,
): Promise<OpenedTask | undefined> {
  const { req, res, request, source } = exchange;
  const { owners } = options;
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
  const opened = {
    exchange,
    task: request.action as OwnerTask,
    owner: { ...owner, email: owner.mailbox },
    homeId,
    t: source.i18n.t(locale),
    locale,
    back: homePath(request.history.pagePath, homeId),
  };
  const found = await askCrm(opened, options);
  return found && { ...opened, ...found };
}

type Asked = Pick<OpenedTask, 'home' | 'visits'>;

/** What the CRM says now; undefined after another answer. */
async function askCrm(
  opened: Omit<OpenedTask, 'home' | 'visits'>,
  options: SignInOptions,
): Promise<Asked | undefined> {
  const { exchange, task, homeId, owner, locale } = opened;
  try {
    if (task === 'answer-visit') return await plannedIn(opened, options);
    const { crm, timers } = options.owners;
    const homes = await callCrm(timers, (signal) =>
      crm.homes({ ...owner, propertyIds: [homeId], language: locale }, signal),
    );
    const home = homes?.find(({ id }) => id === homeId);
    if (home) return { home, visits: undefined };
    await sendSignIn(exchange, { notice: 'missing' }, 404);
    return undefined;
  } catch (error) {
    if (!(error instanceof CrmDown)) throw error;
    options.log.warn({ err: error, home: homeId }, 'an owner writes while the CRM does not answer');
    const online = exchange.source.catalogue.port(locale).property(homeId);
    return { home: online, visits: undefined };
  }
}

async function plannedIn(
  { exchange, homeId }: Pick<OpenedTask, 'exchange' | 'homeId'>,
  options: SignInOptions,
): Promise<Asked | undefined> {
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
