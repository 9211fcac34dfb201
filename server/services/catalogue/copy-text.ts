import { createHash } from 'node:crypto';
import type { ListItem } from '../../../views/domain/list/list-item.ts';
import type { Steps } from '../../platform/concurrency/in-slices.ts';
import { withSharedParts } from '../../platform/shared-parts.ts';
import type { ItemsById } from '../crm/catalogue-port.ts';

// The disk copy is one JSON document with each home and each project on a line of its own, so that
// it can be written and read a few items at a time. The last line has a checksum of all before it.

const PROJECTS = ',"projects":[';
const HOMES = '],"homes":[';
const END = /^\](?:,"checksum":"([0-9a-f]{64})")?\}$/;

/** Items per step. */
const STEP = 50;
const NEWLINE = 0x0a;
/** Bytes of a step of the checksum: about a millisecond. */
const CHECKSUM_STEP = 1024 * 1024;

/** `head` is everything but homes and projects; it is written first. */
interface Parts {
  head: Readonly<Record<string, unknown>>;
  projects: readonly ListItem[];
  homes: readonly ListItem[];
}

/** The document in pieces of a few items each. */
export function* copyText(parts: Parts): Generator<string> {
  const checksum = createHash('sha256');
  for (const piece of itemsText(parts)) {
    checksum.update(piece);
    yield piece;
  }
  yield `],"checksum":"${checksum.digest('hex')}"}\n`;
}

function* itemsText({ head, projects, homes }: Parts): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)}${PROJECTS}\n`;
  yield* listText(projects);
  yield `${HOMES}\n`;
  yield* listText(homes);
}

/** Whether the bytes are exactly those that `copyText` has written. */
export function* isIntact(bytes: Buffer): Steps<boolean> {
  const { from: end, checksum: wanted } = lastLine(bytes);
  if (wanted === undefined) return false;
  const checksum = createHash('sha256');
  for (let from = 0; from < end; from += CHECKSUM_STEP) {
    checksum.update(bytes.subarray(from, Math.min(end, from + CHECKSUM_STEP)));
    yield;
  }
  return checksum.digest('hex') === wanted;
}

/** Where the last line begins, and the checksum in it. */
function lastLine(bytes: Buffer): { from: number; checksum: string | undefined } {
  const from = bytes.lastIndexOf(NEWLINE, -2) + 1;
  return { from, checksum: END.exec(bytes.toString('utf8', from).trimEnd())?.[1] };
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
 * @param held the items that are served: what is equal to a part of theirs is that part, so that the
 * copies that servers share are not in memory twice.
 */
export function* readCopyText(
  bytes: Buffer,
  held?: ItemsById,
): Steps<Record<string, unknown> | undefined> {
  const lines = linesOf(bytes);
  const first = lines.next().value ?? '';
  if (!first.endsWith(PROJECTS)) return undefined;
  try {
    const head = JSON.parse(`${first.slice(0, -PROJECTS.length)}}`) as Record<string, unknown>;
    const projects = yield* readList(lines, (line) => line === HOMES, held?.projectById);
    const homes = projects && (yield* readList(lines, (line) => END.test(line), held?.byId));
    const isWhole = homes && lines.next().done;
    if (!isWhole) return undefined;
    const { checksum } = lastLine(bytes);
    return { ...head, projects, homes, ...(checksum !== undefined && { checksum }) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Items up to the line that `isEnd`; undefined when there is no such line. */
function* readList(
  lines: Iterator<string, undefined>,
  isEnd: (line: string) => boolean,
  held: ReadonlyMap<unknown, ListItem> | undefined,
): Steps<unknown[] | undefined> {
  const items: unknown[] = [];
  for (let line = lines.next(); !line.done; line = lines.next()) {
    if (isEnd(line.value)) return items;
    const text = line.value.endsWith(',') ? line.value.slice(0, -1) : line.value;
    const item = JSON.parse(text) as { id?: unknown } | null;
    items.push(withSharedParts(item, held?.get(item?.id)));
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
