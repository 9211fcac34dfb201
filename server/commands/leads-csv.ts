import type { StoredLead } from '../services/leads/model/lead-store.ts';
import { type Cell, csvText } from '../platform/files/csv.ts';
import { contentOf } from './lead-content.ts';
import { printable } from './printable.ts';

type Fields = ReadonlyMap<string, Cell>;

/** Leads as a table for spreadsheets, a column for each field that any of them has. */
export function leadsCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map(fieldsOf);
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return csvText(
    [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))].map((cells) =>
      cells.map(printed),
    ),
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
    ['email', lead.email],
    ['quarantine', lead.quarantine ?? ''],
    ...(lead.seat === undefined ? [] : [['place', lead.seat] satisfies [string, Cell]]),
    ...lead.deliveries.map(({ destination, state }): [string, Cell] => [destination, state]),
    ...flattened('', contentOf(lead)),
  ]);
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
  if (isAnswers) return values.map(({ field, value }) => [below(name, field), value]);
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
