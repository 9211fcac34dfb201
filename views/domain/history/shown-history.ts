import type { History, Outcome } from '../owner/history.ts';
import type { PropertyDocument } from '../property/property.ts';
import type { Multilingual } from '../text/multilingual.ts';
import { type Moment, momentAt } from './brussels.ts';
import { type Collapsed, collapse } from './collapse.ts';
import type { ShownContact, ShownText } from './contacts.ts';
import { type HistoryFlags, isHiddenType } from './flags.ts';
import type { HistoryDisplay } from './history-display.ts';
import { type Offer, type OfferAnswer, offersOf } from './progress/offers.ts';
import { type People, peopleOf } from './shown-people.ts';
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

/** An advertisement. */
export interface ShownMedium {
  date: string;
  typeName: Multilingual;
  mediaName: ShownText | undefined;
  content: ShownText | undefined;
}

/** An offer, as far as the shown entries tell. */
export interface ShownOffer {
  date: string;
  contact: ShownContact | undefined;
  /** In whole euro. */
  amount: number | undefined;
  /** In the agency's words. */
  condition: ShownText | undefined;
  until: ShownText | undefined;
  answer: OfferAnswer | undefined;
}

/** A document; its file name, under which it is saved, tells nobody. */
export interface ShownDocument extends PropertyDocument {
  /** By it the document is found, where its file name is not the CRM's. */
  sealed?: string;
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
  /** The newest first; absent where neither appointments nor messages are shown. */
  offers?: ShownOffer[];
  /** The newest first, as messages. */
  media?: ShownMedium[];
  messages?: ShownMessages[];
  documents?: ShownDocument[];
}

/**
 * A history as its owner may see it (spec section 6): types, comments, sections and the future are
 * hidden first, then communications are collapsed, then names are hidden. What is hidden is in no
 * part of the result.
 */
export function shownHistory(history: History, showing: HistoryDisplay): ShownHistory {
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
      statistics: statisticsOf(history, people, showsVisits(flags) ? past : undefined),
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
    ...((flags.showCalendarHistory || flags.showAutomaticHistory) && {
      offers: offersOf(history, showing).map((offer) => shownOffer(offer, people)),
    }),
    ...(flags.showMediaOnline && {
      media: newestFirst(
        history.mediaOnlineHistories.filter(({ date }) => isShown(date)),
        ({ date }) => date,
      ).map((one) => ({
        date: one.date,
        typeName: people.plainIn(one.typeName),
        mediaName: textIn(one.mediaName, people),
        content: textIn(one.content, people),
      })),
    }),
    ...(flags.showAutomaticHistory && {
      messages: messagesOf(history, showing, people).filter(({ date }) => isShown(date)),
    }),
    ...(flags.showDocuments && { documents: documentsOf(history, showing, people) }),
  };
}

function shownOffer({ bidder, condition, until, ...offer }: Offer, people: People): ShownOffer {
  return {
    date: offer.date,
    amount: offer.amount,
    answer: offer.answer,
    contact: people.contact(bidder),
    condition: textIn(condition, people),
    until: textIn(until, people),
  };
}

function textIn(text: string | undefined, people: People): ShownText | undefined {
  return text === undefined ? undefined : people.text(text);
}

function documentsOf(
  { documents }: History,
  { seal }: HistoryDisplay,
  people: People,
): ShownDocument[] {
  const sealedIn = (...names: [string, string]) => seal && { sealed: seal(...names) };
  return documents.map(({ comment, documentTypeName, url: _url, ...document }) => {
    const fileName = people.plain(document.fileName);
    return {
      ...document,
      ...(comment && { comment: people.plainIn(comment) }),
      ...(documentTypeName && { documentTypeName: people.plainIn(documentTypeName) }),
      ...(fileName !== document.fileName && { fileName, ...sealedIn(document.fileName, fileName) }),
    };
  });
}

function shownAppointments(
  { calendarHistories }: History,
  { flags }: HistoryDisplay,
  people: People,
): ShownAppointment[] {
  return calendarHistories
    .filter(({ typeId }) => !isHiddenType(typeId, flags.hideCalendarTypeIDs))
    .map((entry) => ({
      startTime: entry.startTime,
      name: textIn(entry.appointmentName, people),
      type: people.plainIn(entry.appointmentType),
      status: people.plainIn(entry.appointmentStatus),
      outcome: entry.outcome,
      contact: people.contact(entry.contactIdent),
      comment: flags.showComments ? textIn(entry.comment, people) : undefined,
      isVisit: flags.visitTypeIDs.includes(entry.typeId),
    }));
}

function messagesOf(
  { automaticHistories }: History,
  { flags }: HistoryDisplay,
  people: People,
): ShownMessages[] {
  const shown = automaticHistories.filter(({ typeId }) => !isHiddenType(typeId, flags.hideTypeIDs));
  const hasContent = !flags.hideCommentsCommunication;
  const group = ({ date, contactIdent, entries }: Collapsed<(typeof shown)[number]>) => ({
    date,
    contact: people.contact(contactIdent),
    messages: entries.map(({ typeName, subject, content }) => ({
      type: people.plainIn(typeName),
      subject: textIn(subject, people),
      content: hasContent ? textIn(content, people) : undefined,
    })),
  });
  return collapse(newestFirst(shown, ({ date }) => date)).map(group);
}

/** Whether visits are shown: with all of their types hidden it would be said that there are none. */
function showsVisits({ showCalendarHistory, visitTypeIDs, hideCalendarTypeIDs }: HistoryFlags) {
  return (
    showCalendarHistory && visitTypeIDs.some((type) => !isHiddenType(type, hideCalendarTypeIDs))
  );
}

/** Visits that were missed or cancelled do not count. */
function tookPlace({ isVisit, outcome }: ShownAppointment): boolean {
  return isVisit && outcome !== 'cancelled' && outcome !== 'absent';
}

/** @param past appointments; undefined where they are not shown. */
function statisticsOf(
  history: History,
  people: People,
  past: readonly ShownAppointment[] | undefined,
): ShownStatistics {
  const { visitStatistics, allPropertyTypesStatisticsGraph: graphed } = history;
  const named = <T extends { sourceName: string }>(one: T): T => ({
    ...one,
    sourceName: people.plain(one.sourceName),
  });
  const lines = visitStatistics.map(named);
  const visits = past?.filter(tookPlace).map(({ startTime }) => startTime);
  const graph = graphed.details && visitGraph(graphed.details.map(named), visits);
  // Without lines the sums would say that nobody looked.
  return { lines, numbers: lines.length > 0 ? visitNumbers(lines, graph) : [], graph };
}

/** Entries of one date keep the CRM's order. */
function newestFirst<T>(entries: readonly T[], dateOf: (entry: T) => string): T[] {
  return entries.toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0));
}
