import type { History, MediaOnlineHistory, Outcome } from '../owner/history.ts';
import type { PropertyDocument } from '../property/property.ts';
import type { Multilingual } from '../text/multilingual.ts';
import { type Moment, momentAt } from './brussels.ts';
import { type Collapsed, collapse } from './collapse.ts';
import { hidePeople, nameWords, type Random, randomLetters } from './contacts.ts';
import type { ShownContact, ShownText } from './contacts.ts';
import { type HistoryFlags, isHiddenType } from './flags.ts';
import { type VisitGraph, visitGraph } from './visit-graph.ts';
import { type VisitNumber, visitNumbers } from './visit-numbers.ts';

export interface ShownAppointment {
  startTime: Moment;
  /** Absent if it adds nothing to its type. */
  name: ShownText | undefined;
  type: Multilingual;
  status: Multilingual;
  outcome: Outcome | undefined;
  contact: ShownContact | undefined;
  comment: ShownText | undefined;
  /** Whether it is a visit to the home. */
  isVisit: boolean;
}

export interface ShownMessages {
  date: string;
  contact: ShownContact | undefined;
  messages: {
    type: Multilingual;
    subject: ShownText | undefined;
    content: ShownText | undefined;
  }[];
}

export interface ShownStatistics {
  lines: History['visitStatistics'];
  numbers: VisitNumber[];
  graph: VisitGraph | undefined;
}

/** What an owner sees of a history. A section that the site hides is absent. */
export interface ShownHistory {
  statistics?: ShownStatistics;
  /** Planned: the next one first; past: the last one first. */
  appointments?: {
    planned: ShownAppointment[];
    past: ShownAppointment[];
    /** The future is not shown, not even that nothing is planned. */
    isPastOnly: boolean;
  };
  /** The newest first, as messages. */
  media?: MediaOnlineHistory[];
  messages?: ShownMessages[];
  documents?: PropertyDocument[];
}

export interface Showing {
  flags: HistoryFlags;
  /** The owner's names: they are not hidden as contacts. */
  owner: { firstName?: string | undefined; name: string };
  /**
   * The home's street and city, and the towns of the agency's offices: they are not hidden,
   * although a contact may have the same name.
   */
  places: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  random: Random;
}

/**
 * A history as its owner may see it (spec section 6): types, comments, sections and the future are
 * hidden first, then communications are collapsed, then names are hidden. What is hidden is in no
 * part of the result.
 */
export function shownHistory(history: History, showing: Showing): ShownHistory {
  const { flags, now } = showing;
  const moment = momentAt(now);
  const today = moment.slice(0, 10);
  const isShown = (date: string) => !flags.showPastOnly || date <= today;
  const people = peopleOf(history, showing);
  const appointments = shownAppointments(history, showing, people).filter(
    ({ startTime }) => !flags.showPastOnly || startTime <= moment,
  );
  const isPast = ({ startTime }: ShownAppointment) => startTime <= moment;
  const past = newestFirst(appointments.filter(isPast), ({ startTime }) => startTime);
  return {
    ...(flags.showVisitStats && {
      statistics: statisticsOf(history, flags.showCalendarHistory ? past : undefined),
    }),
    ...(flags.showCalendarHistory && {
      appointments: {
        planned: newestFirst(
          appointments.filter((one) => !isPast(one)),
          ({ startTime }) => startTime,
        ).reverse(),
        past,
        isPastOnly: flags.showPastOnly,
      },
    }),
    ...(flags.showMediaOnline && {
      media: newestFirst(
        history.mediaOnlineHistories.filter(({ date }) => isShown(date)),
        ({ date }) => date,
      ),
    }),
    ...(flags.showAutomaticHistory && {
      messages: messagesOf(history, showing, people).filter(({ date }) => isShown(date)),
    }),
    ...(flags.showDocuments && { documents: history.documents }),
  };
}

/** How contacts and the texts about them are shown. */
interface People {
  contact(name: string | undefined): ShownContact | undefined;
  text(text: string): ShownText;
}

function peopleOf(history: History, { flags, owner, places, random }: Showing): People {
  const own = [owner.firstName, owner.name].filter((part) => part !== undefined);
  const isOwner = (name: string) => name.trim().toLowerCase() === own.join(' ').toLowerCase();
  if (!flags.anonimizeContacts) {
    return { contact: (name) => named(name, isOwner), text: (text) => [text] };
  }
  const entries = [...history.calendarHistories, ...history.automaticHistories];
  const names = entries.flatMap(({ contactIdent }) => contactIdent ?? []);
  const words = nameWords(names, [...own, ...places]);
  return {
    contact(name) {
      if (name === undefined) return undefined;
      return isOwner(name) ? { self: true } : randomLetters(random);
    },
    text: (text) => hidePeople(text, words, random),
  };
}

function named(
  name: string | undefined,
  isOwner: (name: string) => boolean,
): ShownContact | undefined {
  if (name === undefined) return undefined;
  return isOwner(name) ? { self: true } : { name };
}

function shownAppointments(
  { calendarHistories }: History,
  { flags }: Showing,
  people: People,
): ShownAppointment[] {
  return calendarHistories
    .filter(({ typeId }) => !isHiddenType(typeId, flags.hideCalendarTypeIDs))
    .map((entry) => ({
      startTime: entry.startTime,
      name: entry.appointmentName === undefined ? undefined : people.text(entry.appointmentName),
      type: entry.appointmentType,
      status: entry.appointmentStatus,
      outcome: entry.outcome,
      contact: people.contact(entry.contactIdent),
      comment:
        flags.showComments && entry.comment !== undefined ? people.text(entry.comment) : undefined,
      isVisit: flags.visitTypeIDs.includes(entry.typeId),
    }));
}

function messagesOf(
  { automaticHistories }: History,
  { flags }: Showing,
  people: People,
): ShownMessages[] {
  const shown = automaticHistories.filter(({ typeId }) => !isHiddenType(typeId, flags.hideTypeIDs));
  const hasContent = !flags.hideCommentsCommunication;
  const group = ({ date, contactIdent, entries }: Collapsed<(typeof shown)[number]>) => ({
    date,
    contact: people.contact(contactIdent),
    messages: entries.map(({ typeName, subject, content }) => ({
      type: typeName,
      subject: subject === undefined ? undefined : people.text(subject),
      content: hasContent && content !== undefined ? people.text(content) : undefined,
    })),
  });
  return collapse(newestFirst(shown, ({ date }) => date)).map(group);
}

/** Visits that were missed or cancelled do not count. */
function tookPlace({ isVisit, outcome }: ShownAppointment): boolean {
  return isVisit && outcome !== 'cancelled' && outcome !== 'absent';
}

/** @param past appointments; undefined where they are not shown. */
function statisticsOf(
  history: History,
  past: readonly ShownAppointment[] | undefined,
): ShownStatistics {
  const { visitStatistics: lines, allPropertyTypesStatisticsGraph: graphed } = history;
  const visits = past?.filter(tookPlace).map(({ startTime }) => startTime);
  const graph = graphed.details && visitGraph(graphed.details, visits);
  return { lines, numbers: visitNumbers(lines, graph), graph };
}

/** Entries of one date keep the CRM's order. */
function newestFirst<T>(entries: readonly T[], dateOf: (entry: T) => string): T[] {
  return entries.toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0));
}
