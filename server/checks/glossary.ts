// Checks docs/glossary.md: every name of the column "in code" is in the running code, as a word of a
// source file, a file name or a path. `…` stands for the rest of a name.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

const GLOSSARY = 'docs/glossary.md';
const SOURCES = '{server,views,client}/**/*.{ts,tsx}';

/** Texts of source files by their paths. */
export type Sources = Readonly<Record<string, string>>;

/** Messages of the form `docs/glossary.md:line: …` for names that are in no source file. */
export function glossaryFaults(glossary: string, sources: Sources): string[] {
  const code = `${Object.keys(sources).join('\n')}\n${Object.values(sources).join('\n')}`;
  return namesOf(glossary)
    .filter(({ name }) => !patternOf(name).test(code))
    .map(({ name, line }) => `${GLOSSARY}:${line}: ${name} is not in the code`);
}

/** The quoted names in the third column of tables of terms. */
function namesOf(glossary: string): { name: string; line: number }[] {
  return glossary.split('\n').flatMap((row, index) => {
    const [, , , inCode = ''] = row.split(/(?<!\\)\|/);
    const names = [...inCode.matchAll(/`([^`]+)`/g)];
    return names.map(([, name = '']) => ({ name, line: index + 1 }));
  });
}

function patternOf(name: string): RegExp {
  const start = /^\w/.test(name) ? '(?<![\\w])' : '';
  const end = /\w$/.test(name) ? '(?!\\w)' : '';
  const literal = name.replace(/^…|…$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(start + literal + end);
}

if (import.meta.main) {
  const files = globSync(SOURCES, { cwd: ROOT }).map((file) => file.split(path.sep).join('/'));
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  // The tools are no part of the product, and this file quotes none of its names.
  const product = files.filter((file) => !file.startsWith('server/checks/'));
  const sources = Object.fromEntries(product.map((file) => [file, read(file)]));
  const faults = glossaryFaults(read(GLOSSARY), sources);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
