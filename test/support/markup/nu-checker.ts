import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryDir } from '../site-app.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** By its path: the package's own program would look for a Java of its own. */
const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const MAX_OUTPUT = 64 * 1024 * 1024;

/** Properties that browsers have and the checker does not know. */
const NEWER = [
  'animation-range',
  'animation-timeline',
  'paint-order',
  'position-area',
  'position-try-fallbacks',
  'position-try-order',
  'timeline-scope',
  'view-timeline',
  'view-transition-name',
];

/** What the checker says of what is right. */
const RIGHT: readonly RegExp[] = [
  // React writes it, and quotes every attribute.
  /^Trailing slash on void elements has no effect/,
  // Said of the first of two sources whatever the picture is; the test looks itself.
  /^The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images/,
  new RegExp(`^CSS: “(${NEWER.join('|')})”: Property “.*” doesn't exist`),
  /^CSS: “min-width”: “anchor-size\(width\)” is not a/,
  // Of view transitions: the rule, the parts, and the star in one.
  /^CSS: Unrecognized at-rule “@view-transition”/,
  /^CSS: Unknown pseudo-element or pseudo-class “::view-transition/,
  /^CSS: Parse Error/,
  // Of min() with a variable in it.
  /^CSS: “width”: The types are incompatible/,
];

/**
 * What the Nu checker finds in texts by name, one line each.
 * @param java the program.
 * @throws when the checker could not read them.
 */
export async function nuFaults(
  java: string,
  kind: 'html' | 'css',
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const dir = temporaryDir();
  mkdirSync(dir, { recursive: true });
  const files = [...texts].map(([name, text]) => {
    const file = path.join(dir, `${name.replaceAll(/\W+/g, '-')}.${kind}`);
    writeFileSync(file, text);
    return file;
  });
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', `--${kind}`];
  const { stdout } = await promisify(execFile)(java, ['-jar', JAR, ...options, ...files], {
    maxBuffer: MAX_OUTPUT,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter(({ message }) => !RIGHT.some((right) => right.test(message)))
    .map(({ url = '', lastLine, message, extract = '' }) => {
      const at = `${path.basename(url)}:${lastLine ?? ''}`;
      return `${at} ${message} ${extract.replaceAll(/\s+/g, ' ')}`;
    });
}
