import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

// Messages for wrong citations; undefined when what is cited exists.

const SPECIFICATION = 'docs/specification.md';
const CODE = /\.(?:ts|tsx|mjs|cjs|css)$/;
const FOLDER = /^(?:server|views|client|test|locales|public|docs)\//;
/** Generated files, which are not in the repository. */
const MADE = /^(?:dist|var|node_modules)\//;
const TESTS = /^(?:unit|http|crm|browser|bench)\//;

/** What can be cited. */
export interface Known {
  has: (file: string) => boolean;
  headings: (file: string) => readonly { level: number; text: string; anchor: string }[];
  basenames: ReadonlySet<string>;
  /** The numbers of the decision records, of three digits. */
  decisions: ReadonlySet<string>;
}

export interface Context {
  file: string;
  isDocument: boolean;
  known: Known;
}

/**
 * Every number must be a section of the specification; the heading is looked for in the last of
 * them.
 */
export function sectionFault(known: Known, numbers: string, heading?: string): string | undefined {
  const headings = known.headings(SPECIFICATION);
  const wanted = numbers.match(/\d+/g) ?? [];
  const missing = wanted.find(
    (number) => !headings.some(({ text }) => text.startsWith(`${number}. `)),
  );
  if (missing !== undefined) return `${SPECIFICATION} has no section ${missing}`;
  if (heading === undefined) return undefined;
  const from = headings.findIndex(({ text }) => text.startsWith(`${wanted.at(-1)}. `));
  const next = headings.findIndex(({ level }, index) => index > from && level <= 2);
  const within = headings.slice(from + 1, next < 0 ? undefined : next);
  const name = heading.replace(/\s+/g, ' ');
  if (within.some(({ text }) => text === name)) return undefined;
  return `${SPECIFICATION} has no "${name}" in section ${wanted.at(-1)}`;
}

/** Every number must be a record of docs/decisions. */
export function decisionFault(known: Known, numbers: string): string | undefined {
  const missing = numbers.match(/\d+/g)?.find((number) => !known.decisions.has(number));
  return missing === undefined ? undefined : `docs/decisions has no record ${missing}`;
}

export function documentFault(
  { file, known }: Context,
  name: string,
  heading?: string,
): string | undefined {
  const document = name === 'README' ? 'README.md' : name;
  const found = candidates(file, document).find((candidate) => known.has(candidate));
  if (found === undefined) return `${document} is not there`;
  if (heading === undefined) return undefined;
  const section = heading.replace(/\s+/g, ' ');
  return known.headings(found).some(({ text }) => text === section)
    ? undefined
    : `${found} has no "${section}"`;
}

/** A source file: by its path from the root, relative to the citing file, or by its name alone. */
export function fileFault({ file, known }: Context, name: string): string | undefined {
  if (MADE.test(name)) return undefined;
  const isBare = !name.includes('/');
  if (isBare && known.basenames.has(name)) return undefined;
  if (candidates(file, name).some((candidate) => known.has(candidate))) return undefined;
  return `${name} is not there`;
}

/** A path between backticks in a document; `{a,b}` and `*` are patterns. */
export function quotedFault(known: Known, name: string): string | undefined {
  const isTests = TESTS.test(name);
  if ((!isTests && !FOLDER.test(name)) || /[<>$…]/.test(name)) return undefined;
  // Without a pattern, a file name is checked as in a comment.
  if (CODE.test(name) && !/[{*]/.test(name)) return undefined;
  const base = (isTests ? `test/${name}` : name).replace(/\/$/, '');
  const isThere = (file: string) =>
    known.has(file) ||
    [file, `${file}.*`].some((pattern) => globSync(pattern, { cwd: ROOT }).length > 0);
  return expanded(base).every(isThere) ? undefined : `${name} is not there`;
}

/** Every alternative of one level of braces, because each must exist. */
function expanded(pattern: string): string[] {
  const [whole, inner] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || inner === undefined) return [pattern];
  return inner.split(',').flatMap((each) => expanded(pattern.replace(whole, each)));
}

export function linkFault({ file, known }: Context, target: string): string | undefined {
  if (/^(?:https?:|mailto:|tel:)/.test(target)) return undefined;
  const [name = '', anchor] = target.split('#');
  const document = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
  if (!known.has(document.replace(/\/$/, ''))) return `${target} is not there`;
  if (anchor === undefined || CODE.test(document)) return undefined;
  if (known.headings(document).some((heading) => heading.anchor === anchor)) return undefined;
  return `${document} has no section #${anchor}`;
}

function candidates(file: string, name: string): string[] {
  return [path.posix.normalize(name), path.posix.join(path.posix.dirname(file), name)];
}
