// Checks the decision records of docs/decisions: each has its headings, a date and a number of its
// own, and the index in their README lists all of them. With `--write`, writes the index's table.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences'];
const NAME = /^(\d{3})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const TITLE = /^# (\d{3})\. (.+)\n/;
/** `Accepted, 2026-11-23` or, with the number of another record, `Superseded by …, 2026-11-23`. */
const STATUS = /^## Status\n+(Accepted|Superseded by decision \d{3}), (\d{4}-\d{2}-\d{2})$/m;

/** The texts of the records by their file names, without the index. */
export type Records = Readonly<Record<string, string>>;

/** Messages of the form `file: what is wrong`, for the records and their index. */
export function decisionFaults(records: Records, index: string): string[] {
  const table = indexTable(records);
  return [
    ...Object.entries(records).flatMap(([file, text]) =>
      recordFaults(file, text).map((says) => `${FOLDER}/${file}: ${says}`),
    ),
    ...sharedNumbers(records),
    ...(index.trimEnd().endsWith(table.trimEnd())
      ? []
      : [`${INDEX}: its table is not that of the records; npm run format writes it`]),
  ];
}

/** The index as a Markdown table with a line for each record, in the order of their numbers. */
export function indexTable(records: Records): string {
  const lines = Object.entries(records)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, text]) => {
      const [, status = '', date = ''] = STATUS.exec(text) ?? [];
      const title = TITLE.exec(text)?.[2] ?? '';
      return `| ${file.slice(0, 3)} | [${title}](${file}) | ${date} | ${status} |`;
    });
  return `${['| number | decision | date | status |', '|---|---|---|---|', ...lines].join('\n')}\n`;
}

function recordFaults(file: string, text: string): string[] {
  const number = NAME.exec(file)?.[1];
  if (number === undefined) return ['its name is not of the form NNN-slug.md'];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  return [
    ...(TITLE.exec(text)?.[1] === number ? [] : [`it does not begin with "# ${number}. Title"`]),
    ...(STATUS.test(text) ? [] : ['its status is not of the form "Accepted, YYYY-MM-DD"']),
    ...(headings.join() === HEADINGS.join()
      ? []
      : [`its headings are not ${HEADINGS.join(', ')}, in this order`]),
  ];
}

function sharedNumbers(records: Records): string[] {
  const numbers = Object.keys(records).map((file) => file.slice(0, 3));
  const shared = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  return shared.map((number) => `${FOLDER}: two records have the number ${number}`);
}

function read(root: string): { records: Records; index: string } {
  const files = globSync('*.md', { cwd: path.join(root, FOLDER) }).filter(
    (file) => file !== 'README.md',
  );
  const text = (file: string) => readFileSync(path.join(root, FOLDER, file), 'utf8');
  return {
    records: Object.fromEntries(files.map((file) => [file, text(file)])),
    index: text('README.md'),
  };
}

if (import.meta.main) {
  const { records, index } = read(ROOT);
  if (process.argv.includes('--write')) {
    const before = index.split(/^\| number/m)[0] ?? '';
    writeFileSync(path.join(ROOT, INDEX), before + indexTable(records));
  } else {
    const faults = decisionFaults(records, index);
    for (const fault of faults) console.log(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
}
