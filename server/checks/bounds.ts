// Checks docs/bounds.md, the table of every timeout and bound of the running code: it is written
// from the constants and their comments. With `--write`, writes it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { valueText } from './bound-values.ts';
import { ROOT } from '../build/paths.ts';

const DOCUMENT = 'docs/bounds.md';
const SOURCES = '{server,client,views}/**/*.{ts,tsx}';
/** Tools, and programs that play another part in development. */
const NOT_RUNNING =
  /^server\/(?:build|checks|commands|dev|starter|stand-ins|testing)\/|^server\/services\/crm\/(?:whise-)?emulator\//;

/** A constant of a file's top level in the form that the formatter gives it, with its comment. */
const CONSTANT =
  /(?:^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n)?^(?:export )?const ([A-Z][A-Z\d_]*)(?:: ([^=\n]+))? = ([^;]*);/gm;
const NAME =
  /^(?:MAX|MIN|TOO|MANY)(?:_|$)|(?:^|_)(?:TIMEOUTS?|DEADLINE|INTERVAL|PERIOD|DEBOUNCE|DELAY|WINDOW|AGE|LIFETIME|RETRIES|RETRY|EVERY|AFTER|ONCE|TIME|WAITING|SKEW|ATTEMPTS)$/;
/** With these a comment of a number says that it is a bound, whatever its name. */
const MEASURE =
  /^(?:M(?:ax|in)imum )?(milliseconds|seconds|minutes|days|bytes|characters|calls|connections|copies|deliveries|documents|files|hashes|homes|items|pages|pictures|reports|requests|repetitions)\b/i;
const UNIT = /^(?:(?:Maximum|Minimum) (?:number of )?)?([A-Za-z-]+s|Euro)\b/;
/** First words that end in an s and are no units. */
const NO_UNIT = new Set(['as', 'its', 'this', 'whether', 'is', 'parameters', 'bounds']);

/** A bound of the source. */
export interface Bound {
  file: string;
  name: string;
  /** In the words of its comment, which begins with it; undefined if it does not. */
  unit: string | undefined;
  value: string;
  /** What it bounds and why; empty without a comment. */
  reason: string;
}

/**
 * The bounds of a source file: constants that are named as one, rate rules, and numbers whose
 * comment begins with a measure of time, of size or of work.
 */
export function boundsOf(file: string, source: string): Bound[] {
  const constants = [...source.matchAll(CONSTANT)].map(
    ([, comment = '', name = '', type = '', value = '']) => ({
      name,
      isRule: type.trim() === 'RateRule',
      reason: proseOf(comment),
      value,
    }),
  );
  const values = new Map(constants.map(({ name, value }) => [name, value]));
  return constants
    .filter(({ name, isRule, reason, value }) => {
      const isNumber = /^[\d(]|^[A-Z_]+ [*+]/.test(value);
      return (
        isRule ||
        (NAME.test(name) && /^[^/'`]*\d/.test(value)) ||
        (isNumber && MEASURE.test(reason))
      );
    })
    .map(({ name, reason, value }) => {
      const unit = unitOf(reason);
      return { file, name, unit, value: valueText(value, unit, values), reason };
    });
}

/** Messages of the form `file: NAME …` for bounds whose comment does not begin with their unit. */
export function boundFaults(bounds: readonly Bound[]): string[] {
  return bounds
    .filter(({ unit }) => unit === undefined)
    .map(
      ({ file, name }) =>
        `${file}: the comment of ${name} does not begin with its unit, such as "Milliseconds …"`,
    );
}

/** The tables of the document, one for each top folder and each floor of the server. */
export function boundsTables(bounds: readonly Bound[]): string {
  const sections = Map.groupBy(
    bounds,
    ({ file }) => /^server\/\w+(?=\/)|^\w+/.exec(file)?.[0] ?? '',
  );
  return [...sections].map(([folder, inFolder]) => sectionOf(folder, inFolder)).join('\n');
}

function sectionOf(folder: string, bounds: readonly Bound[]): string {
  const rows = bounds.map(({ file, name, value, reason }) => {
    const link = `[${file}](../${file})`;
    return `| \`${name}\` | ${link} | ${value} | ${reason.replaceAll('|', '\\|')} |`;
  });
  const head = '| name | file | value | unit and reason |\n|---|---|---|---|';
  return `## ${folder}\n\n${head}\n${rows.join('\n')}\n`;
}

function unitOf(reason: string): string | undefined {
  const unit = UNIT.exec(reason)?.[1]?.toLowerCase() ?? MEASURE.exec(reason)?.[1];
  return unit === undefined || NO_UNIT.has(unit) ? undefined : unit;
}

function proseOf(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^ \* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function boundsIn(root: string): Bound[] {
  return globSync(SOURCES, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_RUNNING.test(file))
    .sort()
    .flatMap((file) => boundsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

if (import.meta.main) {
  const bounds = boundsIn(ROOT);
  const document = path.join(ROOT, DOCUMENT);
  const before = readFileSync(document, 'utf8');
  const current = `${before.split(/^## /m)[0] ?? ''}${boundsTables(bounds)}`;
  const faults = boundFaults(bounds);
  if (process.argv.includes('--write')) writeFileSync(document, current);
  else if (current !== before) {
    faults.push(`${DOCUMENT}: its tables are not those of the source; npm run format writes them`);
  }
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
