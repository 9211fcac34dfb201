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

/** A list of a history in the languages in which the CRM gave it. */
type InLanguages = Readonly<Partial<Record<Locale, readonly WireRecord[]>>>;

export type WireHistoryList = 'visits' | 'calendar' | 'media' | 'automatic' | 'documents';

/** The history of a home as the CRM gives it. */
export interface WireHistory extends Readonly<Record<WireHistoryList, InLanguages>> {
  graph: WireRecord | undefined;
}

/** A history in the words of the domain, to be checked by its schema. */
export function historyFromWire(propertyId: number, wire: WireHistory): WireRecord {
  const documents = Object.fromEntries(
    Object.entries(wire.documents).map(([locale, items]) => [locale, { DocumentItems: items }]),
  );
  return {
    propertyId,
    visitStatistics: valid(visitStatisticSchema, entriesOf(wire.visits).map(visitFromWire)),
    allPropertyTypesStatisticsGraph: readGraph(textIn(wire.graph?.['Details']) ?? ''),
    calendarHistories: valid(
      calendarHistorySchema,
      entriesOf(wire.calendar).map(appointmentFromWire),
    ),
    mediaOnlineHistories: valid(
      mediaOnlineHistorySchema,
      entriesOf(wire.media).map(mediumFromWire),
    ),
    automaticHistories: valid(
      automaticHistorySchema,
      entriesOf(wire.automatic).map(communicationFromWire),
    ),
    documents: documentsFromWire(documents),
  };
}

/** The entries of a list, each in its languages: they have no ids. */
function entriesOf(list: InLanguages): Translated[] {
  const first = LOCALES.map((locale) => list[locale]).find((one) => one) ?? [];
  return first.map((_entry, index) =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const entry = list[locale]?.[index];
        return entry ? [[locale, entry]] : [];
      }),
    ),
  );
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
