import type { Locale } from '../../../../views/domain/locale.ts';
import type { GraphSeries, History } from '../../../../views/domain/owner/history.ts';
import { textOf } from '../../../../views/domain/text/multilingual.ts';
import type { WireRecord } from '../wire-values.ts';
import type { WireOptions } from '../wire-options.ts';
import { graphToWire } from './to-wire-graph.ts';
import { wireDate } from './to-wire-home.ts';

/** A history; its graph may be text that cannot be read, which is sent as it is. */
export interface EmulatedHistory extends Omit<History, 'allPropertyTypesStatisticsGraph'> {
  graph: readonly GraphSeries[] | string;
}

type Write = (history: EmulatedHistory, locale: Locale, options: WireOptions) => WireRecord[];

/** What each endpoint of a history answers with. */
const ENTRIES = {
  GetVisitStatisticOfProperty: visitsToWire,
  GetManyVisitStatisticsOfProperty: visitsToWire,
  GetMediaAllPropertyTypesStatisticsGraphList: ({ graph }, _locale, options) => [
    { Details: typeof graph === 'string' ? graph : graphToWire(graph, options.graph) },
  ],
  GetCalendarHistories: ({ calendarHistories }, locale) =>
    calendarHistories.map((entry) => ({
      StartTime: wireMoment(entry.startTime),
      AppointmentName: entry.appointmentName ?? '',
      AppointmentType: textOf(entry.appointmentType, locale),
      AppointmentStatus: textOf(entry.appointmentStatus, locale),
      Outcome: entry.outcome ?? '',
      ContactIdent: entry.contactIdent ?? '',
      Comment: entry.comment ?? '',
      TypeID: entry.typeId,
    })),
  GetMediaOnlineHistories: ({ mediaOnlineHistories }, locale) =>
    mediaOnlineHistories.map((entry) => ({
      Date: wireDate(entry.date),
      TypeName: textOf(entry.typeName, locale),
      MediaName: entry.mediaName ?? '',
      Content: entry.content ?? '',
    })),
  GetAutomaticHistories: ({ automaticHistories }, locale) =>
    automaticHistories.map((entry) => ({
      Date: wireDate(entry.date),
      TypeName: textOf(entry.typeName, locale),
      TypeID: entry.typeId,
      ContactIdent: entry.contactIdent ?? '',
      Subject: entry.subject ?? '',
      Content: entry.content ?? '',
    })),
  GetDocumentList: ({ documents }, locale) =>
    documents.map(({ fileName, comment, documentTypeId, documentTypeName }) => ({
      FileName: fileName,
      Comment: textOf(comment, locale),
      DocumentTypeID: documentTypeId ?? 0,
      DocumentTypeName: textOf(documentTypeName, locale),
    })),
} as const satisfies Record<string, Write>;

function visitsToWire({ visitStatistics }: EmulatedHistory): WireRecord[] {
  return visitStatistics.map((visits) => ({
    SourceName: visits.sourceName,
    NumberOfVisitsInDay: visits.numberOfVisitsInDay,
    NumberOfVisitsInWeek: visits.numberOfVisitsInWeek,
    NumberOfVisitsInMonth: visits.numberOfVisitsInMonth,
    NumberOfVisits: visits.numberOfVisits,
  }));
}

export type HistoryEndpoint = keyof typeof ENTRIES;

export function isHistoryEndpoint(endpoint: string): endpoint is HistoryEndpoint {
  return Object.hasOwn(ENTRIES, endpoint);
}

/** Whether its list has pages. */
export function isPagedHistory(endpoint: HistoryEndpoint): boolean {
  return ENTRIES[endpoint] !== visitsToWire;
}

export function historyToWire(
  history: EmulatedHistory,
  endpoint: HistoryEndpoint,
  { locale, options }: { locale: Locale; options: WireOptions },
): WireRecord[] {
  return (ENTRIES[endpoint] as Write)(history, locale, options);
}

/** A moment of Brussels as the CRM writes it. */
function wireMoment(moment: string): string {
  const asUtc = Date.parse(`${moment}Z`);
  const offset = [1, 2].find((hours) => isBrussels(asUtc - hours * 3600_000, moment)) ?? 0;
  return `/Date(${asUtc - offset * 3600_000}+0${offset}00)/`;
}

const BRUSSELS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
});

function isBrussels(time: number, moment: string): boolean {
  return BRUSSELS.format(time).replace(' ', 'T') === moment;
}
