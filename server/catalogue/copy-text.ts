import type { ListItem } from '../../views/domain/list/list-item.ts';
import type { Steps } from '../concurrency/in-slices.ts';

// The disk copy is one JSON document with each home and each project on a line of its own, so that
// it can be written and read a few items at a time.

const PROJECTS = ',"projects":[';
const HOMES = '],"homes":[';
const END = ']}';

/** Items per step. */
const STEP = 50;
const NEWLINE = 0x0a;

/** `head` is everything but homes and projects; it is written first. */
interface Parts {
  head: Readonly<Record<string, unknown>>;
  projects: readonly ListItem[];
  homes: readonly ListItem[];
}

/** The document in pieces of a few items each. */
export function* copyText({ head, projects, homes }: Parts): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)}${PROJECTS}\n`;
  yield* listText(projects);
  yield `${HOMES}\n`;
  yield* listText(homes);
  yield `${END}\n`;
}

function* listText(items: readonly ListItem[]): Generator<string> {
  for (let from = 0; from < items.length; from += STEP) {
    const part = items.slice(from, from + STEP).map((item) => JSON.stringify(item));
    const isLast = from + STEP >= items.length;
    yield `${part.join(',\n')}${isLast ? '' : ','}\n`;
  }
}

/**
 * Reads the document step by step; undefined when its lines are not those of `copyText` or one of
 * them is not JSON. It may still be a valid document with other line breaks.
 */
export function* readCopyText(bytes: Buffer): Steps<Record<string, unknown> | undefined> {
  const lines = linesOf(bytes);
  const first = lines.next().value ?? '';
  if (!first.endsWith(PROJECTS)) return undefined;
  try {
    const head = JSON.parse(`${first.slice(0, -PROJECTS.length)}}`) as Record<string, unknown>;
    const projects = yield* readList(lines, HOMES);
    const homes = projects && (yield* readList(lines, END));
    const isWhole = homes && lines.next().done;
    return isWhole ? { ...head, projects, homes } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Items up to the line `end`; undefined when there is no such line. */
function* readList(lines: Iterator<string, undefined>, end: string): Steps<unknown[] | undefined> {
  const items: unknown[] = [];
  for (let line = lines.next(); !line.done; line = lines.next()) {
    if (line.value === end) return items;
    items.push(JSON.parse(line.value.endsWith(',') ? line.value.slice(0, -1) : line.value));
    if (items.length % STEP === 0) yield;
  }
  return undefined;
}

/** Lines without their line ends; text after the last line end counts as a line. */
function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let from = 0; from < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, from);
    const end = found < 0 ? bytes.length : found;
    yield bytes.toString('utf8', from, end);
    from = end + 1;
  }
  return undefined;
}
