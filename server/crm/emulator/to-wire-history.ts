import type { Locale } from '../../../views/domain/locale.ts';
import type { History } from '../../../views/domain/owner/history.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import type { WireRecord } from '../http/wire-values.ts';
import { wireDate } from './to-wire-home.ts';

/** A history, with the graph as the CRM sends it: JSON text, readable or not. */
export interface EmulatedHistory extends Omit<History, 'allPropertyTypesStatisticsGraph'> {
  graphDetails: string;
}

type Write = (history: EmulatedHistory, locale: Locale) => WireRecord[];

/** What each endpoint of a history answers with. */
const ENTRIES = {
  GetVisitStatisticOfProperty: ({ visitStatistics }) =>
    visitStatistics.map((visits) => ({
      SourceName: visits.sourceName,
      NumberOfVisitsInDay: visits.numberOfVisitsInDay,
      NumberOfVisitsInWeek: visits.numberOfVisitsInWeek,
      NumberOfVisitsInMonth: visits.numberOfVisitsInMonth,
      NumberOfVisits: visits.numberOfVisits,
    })),
  GetMediaAllPropertyTypesStatisticsGraphList: ({ graphDetails }) => [{ Details: graphDetails }],
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

export type HistoryEndpoint = keyof typeof ENTRIES;

export function isHistoryEndpoint(endpoint: string): endpoint is HistoryEndpoint {
  return Object.hasOwn(ENTRIES, endpoint);
}

export function historyToWire(
  history: EmulatedHistory,
  endpoint: HistoryEndpoint,
  locale: Locale,
): WireRecord[] {
  return (ENTRIES[endpoint] as Write)(history, locale);
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
