// Checks what comments and documents cite: a file or section that does not exist is an error, and
// so is the number of an issue. The forms are described in docs/house.md, "Citations".
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Context,
  decisionFault,
  documentFault,
  fileFault,
  type Known,
  linkFault,
  quotedFault,
  sectionFault,
} from './citation-faults.ts';
import { commentsOf, headingsOf, linksOf, type Passage, proseOf } from './cited-text.ts';
import { ROOT } from '../build/paths.ts';

const SOURCES = '{server,views,client,test}/**/*.{ts,tsx,mjs,cjs,css,md}';
const TOP = '{*.{md,cjs,js},docs/*.md,docs/decisions/*.md,public/*.{js,css}}';

/** With a hash, except colours, fragments of links and private fields. */
const ISSUE = /\bissues?\s+#?\d+|(?<![\w&#/(])#\d{1,4}(?![\w-])|\(#\d{1,4}\)/gi;
/** `spec section 5`, `spec sections 2, 3 and 9`, `spec section 3, "Label"`. */
const SECTION = /\bspec\s+sections?\s+(\d+(?:(?:,|\s+and|\s+to)\s+\d(?!\d))*)(?:,\s+"([^"]+)")?/g;
/** `decision 006`, `decisions 006 and 007`. */
const DECISION = /\bdecisions?\s+(\d{3}(?:(?:,|\s+and|\s+to)\s+\d{3})*)\b/gi;
const DOCUMENT = /(?<![\w/.@{}*<-])([\w./-]*\.md|README)\b(?:,\s+"([^"]+)")?/g;
const FILE = /(?<![\w/.@*<>{}…-])((?:\w[\w.-]*\/)*\w[\w.-]*\.(?:ts|tsx|mjs|cjs|css))(?![\w*])/g;
const QUOTED = /`([^`\s]+)`/g;

/** The project's files as far as citations need them. */
export interface Project {
  files: readonly string[];
  read: (file: string) => string;
}

/** Messages of the form `file:line: what is wrong`, for the whole project. */
export function brokenCitations(project: Project): string[] {
  const known = knownFiles(project);
  return project.files.flatMap((file) => {
    const source = project.read(file);
    const isDocument = file.endsWith('.md');
    const passages = isDocument ? proseOf(source) : commentsOf(source, file.endsWith('.css'));
    const wrong = passages.flatMap((passage) => faultsOf(passage, { file, isDocument, known }));
    return wrong.map(({ line, says }) => `${file}:${line}: ${says}`);
  });
}

interface Fault {
  line: number;
  says: string;
}

function knownFiles({ files, read }: Project): Known {
  const all = new Set(files);
  return {
    has: (file) => all.has(file) || existsSync(path.join(ROOT, file)),
    headings: (file) => headingsOf(all.has(file) ? read(file) : ''),
    decisions: new Set(files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? [])),
    basenames: new Set(files.map((file) => path.posix.basename(file))),
  };
}

function faultsOf(passage: Passage, context: Context): Fault[] {
  const { known, isDocument } = context;
  const at = (pattern: RegExp, faultOf: (match: RegExpExecArray) => string | undefined) =>
    [...passage.text.matchAll(pattern)].flatMap((match) => {
      const says = faultOf(match);
      return says === undefined ? [] : [{ line: passage.lineAt(match.index), says }];
    });
  return [
    ...at(ISSUE, ([text]) => `"${text}": issues are not cited`),
    ...at(SECTION, ([, numbers = '', heading]) => sectionFault(known, numbers, heading)),
    ...at(DECISION, ([, numbers = '']) => decisionFault(known, numbers)),
    ...at(DOCUMENT, ([, name = '', heading]) => documentFault(context, name, heading)),
    ...at(FILE, ([, name = '']) => fileFault(context, name)),
    ...(isDocument ? at(QUOTED, ([, name = '']) => quotedFault(known, name)) : []),
    ...(isDocument
      ? linksOf(passage).flatMap(({ target, index }) => {
          const says = linkFault(context, target);
          return says === undefined ? [] : [{ line: passage.lineAt(index), says }];
        })
      : []),
  ];
}

/** The project in a folder. */
export function projectIn(root: string): Project {
  const files = [...globSync(SOURCES, { cwd: root }), ...globSync(TOP, { cwd: root })]
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return { files, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

if (import.meta.main) {
  const sentences = brokenCitations(projectIn(ROOT));
  for (const sentence of sentences) console.log(sentence);
  if (sentences.length > 0) console.log('What may be cited, and how: docs/house.md, "Citations".');
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
