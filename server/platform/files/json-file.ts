import { readFile } from './folder-fs.ts';
import type { z } from 'zod';
import { findJsonFault } from './json-fault.ts';
import { parseFaultless } from './json-parse.ts';
import { shiftDates } from './shift-dates.ts';
import { withoutEmpty } from './without-empty.ts';
import { withoutSchemaName } from './without-schema-name.ts';
import { type DataProblem, schemaProblems } from './schema-problems.ts';

/** A data file's value, or every mistake found in it. */
type Checked<T> = { ok: true; value: T } | { ok: false; problems: DataProblem[] };

/**
 * Validates the text of a JSON file against a schema; a syntax error is reported with line and
 * column.
 */
export function checkJson<T>(text: string, schema: z.ZodType<T>): Checked<T> {
  const parsed = parseJson(text);
  return parsed.ok ? checkValue(parsed.value, schema) : parsed;
}

/**
 * The same for a file that people write: empty values count as absent, and dates are shifted by
 * this number of days, if it is defined.
 * @param further what else is wrong with the value, whether the schema accepts it or not.
 */
export function checkWritten<T>(
  text: string,
  schema: z.ZodType<T>,
  days: number | undefined,
  further: (written: unknown) => DataProblem[] = () => [],
): Checked<T> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const plain = withoutSchemaName(parsed.value);
  const dated = days === undefined ? plain : shiftDates(plain, days);
  const written = withoutEmpty(dated, schema);
  const checked = checkValue(written, schema);
  const problems = [...(checked.ok ? [] : checked.problems), ...further(written)];
  return problems.length === 0 ? checked : { ok: false, problems };
}

export function parseJson(text: string): Checked<unknown> {
  const source = text.replace(/^\ufeff/, '');
  const value = parseFaultless(source);
  if (value !== undefined) return { ok: true, value };
  const fault = findJsonFault(source);
  if (!fault) return { ok: true, value: JSON.parse(source) };
  const path = `line ${fault.line}, column ${fault.column}`;
  return { ok: false, problems: [{ path, reason: fault.reason }] };
}

export function checkValue<T>(
  value: unknown,
  schema: z.ZodType<T>,
  base: readonly PropertyKey[] = [],
): Checked<T> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: schemaProblems(result.error, base, { value, schema }) };
}

/**
 * The text of a file, or undefined when it does not exist.
 * @throws any other error of the file system.
 */
export async function readTextIfExists(file: string): Promise<string | undefined> {
  return (await readIfExists(file))?.toString();
}

/**
 * The bytes of a file, or undefined when it does not exist.
 * @throws any other error of the file system.
 */
export async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
