import type { StoredLead } from '../services/leads/model/lead-store.ts';
import { type Cell, csvText } from '../platform/files/csv.ts';
import { isLocale, type Locale } from '../../views/domain/locale.ts';
import { visitorPhone } from '../../views/domain/format/visitor-phone.ts';
import { contentOf } from './lead-content.ts';
import { printable } from './printable.ts';

type Fields = ReadonlyMap<string, Cell>;

/**
 * Leads as a table for spreadsheets, a column for each field that any of them has.
 * @param heading of a column, by its technical name.
 */
export function leadsCsv(
  leads: readonly StoredLead[],
  heading: (column: string) => string = (column) => column,
): string {
  const rows = leads.map(fieldsOf);
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return csvText(
    [
      columns.map(heading),
      ...rows.map((row) => columns.map((column) => row.get(column) ?? '')),
    ].map((cells) => cells.map(printed)),
  );
}

function printed(cell: Cell): Cell {
  return typeof cell === 'string' ? printable(cell) : cell;
}

function fieldsOf(lead: StoredLead): Fields {
  return new Map<string, Cell>([
    ['reference', lead.reference],
    ['received', new Date(lead.receivedAt).toISOString()],
    ['form', lead.form],
    ['email', lead.email.startsWith('tel:') ? '' : lead.email],
    ['quarantine', lead.quarantine ?? ''],
    ...(lead.seat === undefined ? [] : [['place', lead.seat] satisfies [string, Cell]]),
    ...lead.deliveries.map(({ destination, state }): [string, Cell] => [destination, state]),
    ...contentFields(contentOf(lead)),
  ]);
}

function contentFields(content: unknown): [string, Cell][] {
  const language = languageOf(content);
  return flattened('', content).map(([name, value]) =>
    typeof value === 'string' && PHONE.test(name)
      ? [name, phoneText(value, OF_VISITOR.test(name) ? language : undefined)]
      : [name, value],
  );
}

/** The language of the page on which it was sent. */
function languageOf(content: unknown): Locale | undefined {
  const { lead } = Object(content) as { lead?: unknown };
  const { language } = Object(lead) as { language?: unknown };
  return isLocale(language) ? language : undefined;
}

/** Names of columns with telephone numbers, and with those of visitors. */
const PHONE = /\.(?:PhoneNumber|phoneNumber|phone)$/;
const OF_VISITOR = /\.(?:PhoneNumber|phoneNumber)$/;

/**
 * A telephone number that no spreadsheet takes for an amount or a formula, which would cost it its
 * zeros or its plus: one without spaces gets them, and 00 stands for a plus.
 * @param language of the visitor, by which numbers of several countries are told apart.
 */
function phoneText(text: string, language: Locale | undefined): string {
  if (!/^\+?[\d\s()./-]+$/.test(text) || /^0.*\s/.test(text)) return text;
  const known = visitorPhone(text, language)?.text;
  return known?.replace(/^\+32 /, '0').replace(/^\+/, '00') ?? text;
}

/** Values by dotted names; a list of answers by the names of their fields. */
function flattened(name: string, value: unknown): [string, Cell][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'number' || typeof value === 'boolean') return [[name, value]];
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return ofList(name, value);
  return Object.entries(value).flatMap(([key, inner]) => flattened(below(name, key), inner));
}

function ofList(name: string, values: readonly unknown[]): [string, Cell][] {
  const isAnswers = values.length > 0 && values.every(isAnswer);
  if (isAnswers) return values.flatMap(({ field, value }) => flattened(below(name, field), value));
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return [[name, texts.join(', ')]];
}

function isAnswer(value: unknown): value is { field: string; value: string } {
  const { field, value: said } = Object(value) as Record<string, unknown>;
  return typeof field === 'string' && typeof said === 'string';
}

function below(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`;
}
