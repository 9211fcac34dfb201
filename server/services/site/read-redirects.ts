import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { isLocale } from '../../../views/domain/locale.ts';
import {
  addressKey,
  type OldAddress,
  type OldAddressTarget,
  splitAddress,
} from '../../../views/domain/site/old-addresses.ts';
import { readTextIfExists } from '../../platform/files/json-file.ts';
import type { SiteProblem } from './site-error.ts';

/** The file of the agency's folder that says where addresses of its old site lead. */
export const REDIRECTS = 'redirects.csv';

/** Lines of the file; more are a mistake of what wrote it. */
const MAX_LINES = 20_000;

/** A line of the file that could be read. */
export interface RedirectLine extends OldAddress {
  /** Counted from 1, as an editor does. */
  line: number;
}

interface Read {
  lines: RedirectLine[];
  problems: SiteProblem[];
  /** The file as it is; '' if there is none. */
  text: string;
}

/**
 * Reads `redirects.csv`: an old address, what it leads to, and optionally a language, separated by
 * commas, semicolons or tabs; a first line with names of columns is skipped. An address may be a
 * whole URL of the old site, of which the path and the query string count.
 */
export async function readRedirects(dir: string): Promise<Read> {
  const text = (await readTextIfExists(path.join(dir, REDIRECTS))) ?? '';
  const read = text === '' ? { rows: [], problems: [] } : rowsOf(text);
  const lines: RedirectLine[] = [];
  const problems = [...read.problems];
  for (const { row, line } of read.rows) {
    const found = lineOf(row, line);
    if (typeof found === 'string') problems.push(problemAt(line, found));
    else lines.push(found);
  }
  return { lines, problems, text };
}

export function problemAt(line: number, reason: string): SiteProblem {
  return { file: REDIRECTS, path: `line ${line}`, reason };
}

interface Row {
  row: readonly string[];
  line: number;
}

function rowsOf(text: string): { rows: Row[]; problems: SiteProblem[] } {
  let parsed: { record: string[]; info: { lines: number } }[];
  try {
    parsed = parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as typeof parsed;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { rows: [], problems: [{ file: REDIRECTS, path: '', reason }] };
  }
  const rows = parsed
    .map(({ record, info }) => ({ row: record.map((cell) => cell.trim()), line: info.lines }))
    .filter(({ row }, index) => !(index === 0 && isHeader(row)) && row.some((cell) => cell !== ''));
  if (rows.length <= MAX_LINES) return { rows, problems: [] };
  const reason = `${rows.length} lines, at most ${MAX_LINES} are read`;
  return { rows: [], problems: [{ file: REDIRECTS, path: '', reason }] };
}

function isHeader([from = '']: readonly string[]): boolean {
  return !from.startsWith('/') && !/^https?:/i.test(from);
}

/** The line, or why it is none. */
function lineOf([from = '', to = '', language = '', ...more]: readonly string[], line: number) {
  const address = oldAddress(from);
  if (address === undefined) return `"${from}" is no path of the old site: it begins with /`;
  if (splitAddress(address).path === '/') return 'the old home page leads to the new one anyway';
  if (to === '') return 'says nothing of where it leads';
  const target = targetOf(to);
  if (typeof target === 'string') return target;
  const locale = language.toLowerCase();
  if (locale !== '' && !isLocale(locale)) return `"${language}" is no language of the site`;
  if (more.some((cell) => cell !== '')) return 'has more than three columns';
  return { from: address, target, line, ...(isLocale(locale) && { locale }) };
}

/** The path and query string of an address of the old site. */
function oldAddress(from: string): string | undefined {
  const url = /^https?:/i.test(from) ? URL.parse(from) : undefined;
  const address = url ? url.pathname + url.search : from.replace(/#.*/, '');
  if (!address.startsWith('/')) return undefined;
  return addressKey(splitAddress(address).path) === undefined ? undefined : address;
}

/** What a line leads to, or why it leads to nothing. */
function targetOf(to: string): OldAddressTarget | string {
  const home = /^home:(.*)$/i.exec(to)?.[1];
  if (home !== undefined) {
    const id = Number(home);
    const isId = Number.isSafeInteger(id) && id > 0;
    return isId ? { kind: 'home', id } : `"${to}" names no home: home: and its number`;
  }
  if (/^\/(?![/\\])/.test(to)) return { kind: 'path', path: to };
  if (/^[a-z0-9-]+$/.test(to)) return { kind: 'page', name: to };
  return `"${to}" is no path of this site, no page's name and no home:ID`;
}
