import { parseDate } from '../../../views/domain/format/date.ts';
import type { ZodType } from 'zod';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import {
  automaticHistorySchema,
  calendarHistorySchema,
  mediaOnlineHistorySchema,
  outcomeSchema,
  visitStatisticSchema,
} from '../../../views/domain/owner/history.ts';
import { readGraph } from '../graph-details.ts';
import { documentsFromWire } from './wire-documents.ts';
import { anyOf, textsOf, type Translated } from './wire-texts.ts';
import { idIn, momentIn, numberIn, textIn, type WireRecord, withoutAbsent } from './wire-values.ts';

/** The history of a home as the CRM gives it in one language. */
export interface WireHistory {
  visits: readonly WireRecord[];
  graph: WireRecord | undefined;
  calendar: readonly WireRecord[];
  media: readonly WireRecord[];
  automatic: readonly WireRecord[];
  documents: readonly WireRecord[];
}

type Lists = 'visits' | 'calendar' | 'media' | 'automatic';

/** A history in the words of the domain, to be checked by its schema. Entries have no ids. */
export function historyFromWire(
  propertyId: number,
  wire: Readonly<Partial<Record<Locale, WireHistory>>>,
): WireRecord {
  const entries = (list: Lists): Translated[] => {
    const first = LOCALES.map((locale) => wire[locale]?.[list]).find((one) => one) ?? [];
    return first.map((_entry, index) =>
      Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const entry = wire[locale]?.[list][index];
          return entry ? [[locale, entry]] : [];
        }),
      ),
    );
  };
  const documents = Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const own = wire[locale];
      return own ? [[locale, { DocumentItems: own.documents }]] : [];
    }),
  );
  const any = LOCALES.map((locale) => wire[locale]).find((one) => one);
  return {
    propertyId,
    visitStatistics: valid(visitStatisticSchema, entries('visits').map(visitFromWire)),
    allPropertyTypesStatisticsGraph: readGraph(textIn(any?.graph?.['Details']) ?? ''),
    calendarHistories: valid(calendarHistorySchema, entries('calendar').map(appointmentFromWire)),
    mediaOnlineHistories: valid(mediaOnlineHistorySchema, entries('media').map(mediumFromWire)),
    automaticHistories: valid(
      automaticHistorySchema,
      entries('automatic').map(communicationFromWire),
    ),
    documents: documentsFromWire(documents),
  };
}

/** An entry that cannot be read is left out; the others stand. */
function valid(schema: ZodType, entries: readonly WireRecord[]): WireRecord[] {
  return entries.filter((entry) => schema.safeParse(entry).success);
}

function visitFromWire(entry: Translated): WireRecord {
  const wire = anyOf(entry);
  const count = (field: string) => Math.max(0, Math.trunc(numberIn(wire[field]) ?? 0));
  return {
    sourceName: textIn(wire['SourceName']),
    numberOfVisitsInDay: count('NumberOfVisitsInDay'),
    numberOfVisitsInWeek: count('NumberOfVisitsInWeek'),
    numberOfVisitsInMonth: count('NumberOfVisitsInMonth'),
    numberOfVisits: count('NumberOfVisits'),
  };
}

function appointmentFromWire(entry: Translated): WireRecord {
  const wire = anyOf(entry);
  const outcome = outcomeSchema.safeParse(textIn(wire['Outcome'])?.toLowerCase());
  return withoutAbsent({
    startTime: momentIn(wire['StartTime']),
    appointmentName: textIn(wire['AppointmentName']),
    appointmentType: textsOf(entry, 'AppointmentType'),
    appointmentStatus: textsOf(entry, 'AppointmentStatus'),
    outcome: outcome.data,
    contactIdent: textIn(wire['ContactIdent']),
    comment: textIn(wire['Comment']),
    typeId: idIn(wire['TypeID']),
  });
}

function mediumFromWire(entry: Translated): WireRecord {
  const wire = anyOf(entry);
  return withoutAbsent({
    date: parseDate(wire['Date']),
    typeName: textsOf(entry, 'TypeName'),
    mediaName: textIn(wire['MediaName']),
    content: textIn(wire['Content']),
  });
}

function communicationFromWire(entry: Translated): WireRecord {
  const wire = anyOf(entry);
  return withoutAbsent({
    date: parseDate(wire['Date']),
    typeName: textsOf(entry, 'TypeName'),
    typeId: idIn(wire['TypeID']),
    contactIdent: textIn(wire['ContactIdent']),
    subject: textIn(wire['Subject']),
    content: textIn(wire['Content']),
  });
}
