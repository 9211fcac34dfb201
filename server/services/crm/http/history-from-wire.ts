import { parseDate } from '../../../../views/domain/format/date.ts';
import type { ZodType } from 'zod';
import { type Locale, LOCALES } from '../../../../views/domain/locale.ts';
import {
  automaticHistorySchema,
  calendarHistorySchema,
  mediaOnlineHistorySchema,
  outcomeSchema,
  visitStatisticSchema,
} from '../../../../views/domain/owner/history.ts';
import { checkValue } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import type { GraphOptions } from '../wire-options.ts';
import { graphFromWire } from './owners/graph-from-wire.ts';
import { documentsFromWire } from './items/wire-documents.ts';
import { anyOf, textsOf, type Translated } from './wire/wire-texts.ts';
import { momentIn, numberIn, textIn, type WireRecord, withoutAbsent } from '../wire-values.ts';

/** Name of the source of visits that are those of all sources; the same in every language. */
const ALL_SOURCES = 'Internet';

/** A list of a history in the languages in which the CRM gave it. */
type InLanguages = Readonly<Partial<Record<Locale, readonly WireRecord[]>>>;

export type WireHistoryList = 'visits' | 'calendar' | 'media' | 'automatic' | 'documents';

/** The history of a home as received from the CRM. */
export interface WireHistory extends Readonly<Record<WireHistoryList, InLanguages>> {
  /** Its rows. */
  graph: readonly WireRecord[];
}

/**
 * A history in types of the domain, to be checked by its schema, and the reasons why entries were
 * left out, a line each, without their content.
 */
export function historyFromWire(
  propertyId: number,
  wire: WireHistory,
  graphOptions: GraphOptions,
): { history: WireRecord; faults: string[] } {
  const faults: string[] = [];
  const read = (list: WireHistoryList, schema: ZodType, from: (entry: Translated) => WireRecord) =>
    valid(list, { schema, faults, entries: entriesOf(wire[list]).map(from) });
  const documents = Object.fromEntries(
    Object.entries(wire.documents).map(([locale, items]) => [locale, { DocumentItems: items }]),
  );
  const nameless = entriesOf(wire.documents).filter((entry) => !textIn(anyOf(entry)['FileName']));
  if (nameless.length > 0)
    faults.push(leftOut('documents', nameless.length, 'fileName: is missing'));
  const { graph, faults: ofGraph } = graphFromWire(detailsIn(wire.graph), graphOptions);
  faults.push(...ofGraph);
  const history = {
    propertyId,
    visitStatistics: read('visits', visitStatisticSchema, visitFromWire),
    allPropertyTypesStatisticsGraph: graph,
    calendarHistories: read('calendar', calendarHistorySchema, appointmentFromWire),
    mediaOnlineHistories: read('media', mediaOnlineHistorySchema, mediumFromWire),
    automaticHistories: read('automatic', automaticHistorySchema, communicationFromWire),
    documents: documentsFromWire(documents),
  };
  return { history, faults };
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

interface Entries {
  schema: ZodType;
  entries: readonly WireRecord[];
  faults: string[];
}

/** An entry that cannot be parsed is left out and counted. */
function valid(list: WireHistoryList, { schema, entries, faults }: Entries): WireRecord[] {
  const counts = new Map<string, number>();
  const kept = entries.filter((entry) => {
    const checked = checkValue(entry, schema);
    if (checked.ok) return true;
    const reason = reasonText(checked.problems);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return false;
  });
  for (const [reason, count] of counts) faults.push(leftOut(list, count, reason));
  return kept;
}

function leftOut(list: WireHistoryList, count: number, reason: string): string {
  return `${list}: ${count} left out: ${reason}`;
}

/** A type of the CRM; 0 is one: a contact. */
function typeIdIn(value: unknown): number | undefined {
  const number = numberIn(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

/** `Details` of each row; rows without it are the list themselves. */
export function detailsIn(rows: readonly WireRecord[]): readonly unknown[] {
  const details = rows.map((row) => row['Details']).filter((text) => textIn(text) !== undefined);
  if (details.length > 0 || rows.some((row) => 'Details' in row)) return details;
  return rows.length > 0 ? [JSON.stringify(rows)] : [];
}

function visitFromWire(entry: Translated): WireRecord {
  const wire = anyOf(entry);
  const count = (field: string) => Math.max(0, Math.trunc(numberIn(wire[field]) ?? 0));
  return withoutAbsent({
    sourceName: textIn(wire['SourceName']) ?? ALL_SOURCES,
    numberOfVisitsInDay: count('NumberOfVisitsInDay'),
    numberOfVisitsInWeek: count('NumberOfVisitsInWeek'),
    numberOfVisitsInMonth: count('NumberOfVisitsInMonth'),
    numberOfVisits: count('NumberOfVisits'),
  });
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
    typeId: typeIdIn(wire['TypeID']),
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
    typeId: typeIdIn(wire['TypeID']),
    contactIdent: textIn(wire['ContactIdent']),
    subject: textIn(wire['Subject']),
    content: textIn(wire['Content']),
  });
}
