// Refuses the words of the "not" column of docs/glossary.md, "How to write", in comments, names,
// test titles, messages and documents. The forms of that column are described there.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

const GLOSSARY = 'docs/glossary.md';
const SOURCES = '{server,views,client,test}/**/*.{ts,tsx,mjs,cjs,css,md}';
const TOP = '{README.md,*.{cjs,js},docs/**/*.md}';
/** Documents that were given to the project, and data. */
const GIVEN = /^(?:docs\/(?:specification|facts|look)\.md$|server\/(?:demo|new-site)\/)/;

/** A phrase that is refused, and what to write instead. */
export interface RefusedPhrase {
  phrase: string;
  instead: string;
  /** Finds the phrase in a text; absent for names. */
  words?: RegExp;
  /** Finds the phrase in a name: its words in lower case with a space between them, or itself. */
  name: RegExp;
}

/** Matches nowhere. */
const NOTHING = /(?!)/g;
/** A line break within a phrase, with the sign that begins a line of a comment or quotation. */
const SPACE = String.raw`\s+(?:(?:\*|\/\/|>)\s+)?`;

/** The rows of the table below a heading "How to write"; [] if there is none. */
export function refusedPhrases(glossary: string): RefusedPhrase[] {
  const [, table = ''] = glossary.split(/^## How to write$/m);
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].flatMap(([, not = '', instead = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => refusedPhrase(phrase, instead)),
  );
}

function refusedPhrase(phrase: string, instead: string): RefusedPhrase {
  const isName = /[A-Z_*]/.test(phrase);
  if (isName) {
    const pattern = phrase.replace(/^\*/, String.raw`\w+`).replace(/\*$/, String.raw`[A-Z_\d]\w*`);
    return { phrase, instead, name: new RegExp(`^${pattern}$`) };
  }
  const words = phrase.split(' ');
  return {
    phrase,
    instead,
    words: new RegExp(String.raw`(?<![\w-])${words.join(SPACE)}(?![\w-])`, 'gi'),
    name: new RegExp(String.raw`\b${words.join(' ')}\b`),
  };
}

/**
 * A function that gives messages of the form `file:line: "phrase": write "…"` for the text of a
 * file and for the file's own name.
 */
export function wordCheck(
  phrases: readonly RefusedPhrase[],
): (file: string, text: string) => string[] {
  const byName = new Map<string, readonly RefusedPhrase[]>();
  const refusedNames = (name: string) => {
    const cached = byName.get(name) ?? phrases.filter((refused) => isRefusedName(refused, name));
    byName.set(name, cached);
    return cached;
  };
  return (file, text) => {
    const inProse = phrases.flatMap((refused) =>
      [...text.matchAll(refused.words ?? NOTHING)].map(({ index }) => ({ index, refused })),
    );
    const inNames = namesOf(file, text).flatMap(({ name, index }) =>
      refusedNames(name).map((refused) => ({ index, refused })),
    );
    const messages = [...inProse, ...inNames]
      .sort((one, other) => one.index - other.index)
      .map(({ index, refused: { phrase, instead } }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${file}:${line}: "${phrase}": write "${instead}"`;
      });
    return [...new Set(messages)];
  };
}

function isRefusedName({ words, name: pattern }: RefusedPhrase, name: string): boolean {
  return pattern.test(words === undefined ? name : split(name));
}

/** The names in a text, and the name of the file without its extension. */
function namesOf(file: string, text: string): { name: string; index: number }[] {
  const base = path.posix.basename(file).replace(/\..*$/, '');
  const names = [...text.matchAll(/[A-Za-z_$][\w$]*(?:-\w+)*/g)];
  return [{ name: base, index: 0 }, ...names.map(({ 0: name, index }) => ({ name, index }))];
}

/** `retryAfterMs`, `RETRY_AFTER_MS` and `retry-after-ms` as `retry after ms`. */
function split(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}

/** Checks the sources and documents of the project in a folder. */
export function checkWords(root: string): string[] {
  const phrases = refusedPhrases(readFileSync(path.join(root, GLOSSARY), 'utf8'));
  if (phrases.length === 0) return [`${GLOSSARY} has no table of words`];
  const refusedIn = wordCheck(phrases);
  const files = [...globSync(SOURCES, { cwd: root }), ...globSync(TOP, { cwd: root })];
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !GIVEN.test(file))
    .sort()
    .flatMap((file) => refusedIn(file, proseAndNames(root, file)));
}

/** The text of a file, without the table of the words themselves. */
function proseAndNames(root: string, file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file === GLOSSARY ? text.replace(/^## How to write$[\s\S]*/m, '') : text;
}

if (import.meta.main) {
  const sentences = checkWords(ROOT);
  for (const sentence of sentences) console.log(sentence);
  if (sentences.length > 0)
    console.log(`The words and what to write: ${GLOSSARY}, "How to write".`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
