import type { Steps } from '../concurrency/in-slices.ts';
import { endOfString } from './json-text.ts';

/** Characters parsed, or looked through, per step: about a millisecond. */
const PIECE = 100_000;

/**
 * `JSON.parse` in steps, so that a large answer does not block the event loop. What is longer than
 * a step is cut between its elements, and at their own elements where one is longer than a step.
 * @throws SyntaxError
 */
export function* parseInSteps(text: string): Steps<unknown> {
  return yield* parsePart(text, 0, text.length);
}

function* parsePart(text: string, from: number, to: number): Steps<unknown> {
  if (to - from <= PIECE) return JSON.parse(text.slice(from, to)) as unknown;
  const start = skipBlanks(text, from, 1);
  const end = skipBlanks(text, to - 1, -1);
  const [open, close] = [text[start], text[end]];
  if (open === '[' && close === ']') return yield* parseArray(text, start + 1, end);
  if (open === '{' && close === '}') return yield* parseObject(text, start + 1, end);
  return JSON.parse(text.slice(start, end + 1)) as unknown;
}

function* parseArray(text: string, from: number, to: number): Steps<unknown[]> {
  const all: unknown[] = [];
  for (const run of yield* runsOf(text, from, to)) {
    if (run.isOne) all.push(yield* parsePart(text, run.from, run.to));
    else all.push(...(JSON.parse(`[${text.slice(run.from, run.to)}]`) as unknown[]));
    yield;
  }
  return all;
}

function* parseObject(text: string, from: number, to: number): Steps<object> {
  const all: [string, unknown][] = [];
  for (const run of yield* runsOf(text, from, to)) {
    if (run.isOne) {
      const colon = text.indexOf(':', endOfString(text, skipBlanks(text, run.from, 1)));
      const name: unknown = JSON.parse(text.slice(run.from, colon));
      all.push([String(name), yield* parsePart(text, colon + 1, run.to)]);
    } else {
      const some = JSON.parse(`{${text.slice(run.from, run.to)}}`) as object;
      all.push(...Object.entries(some));
    }
    yield;
  }
  // Unlike an assignment, this takes `__proto__` for a name like any other.
  return Object.fromEntries(all);
}

/** Elements that are parsed together, or one that is longer than a step. */
interface Run {
  from: number;
  to: number;
  isOne: boolean;
}

/** Cuts what is between two brackets into runs of elements, by the commas between them. */
function* runsOf(text: string, from: number, to: number): Steps<Run[]> {
  const runs: Run[] = [];
  let start = from;
  let last = -1;
  let depth = 0;
  let pause = from + PIECE;
  const cut = (end: number) => {
    const isBlank = text.slice(start, end).trim() === '';
    if (isBlank && runs.length === 0 && end === to) return;
    if (isBlank) throw new SyntaxError();
    runs.push({ from: start, to: end, isOne: last < start && end - start > PIECE });
    start = end + 1;
  };
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at) - 1;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) depth += 1;
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
    else if (code === COMMA && depth === 0) {
      // What came before a long element is a run of its own.
      if (last >= start && at - start > PIECE) cut(last);
      if (at - start > PIECE) cut(at);
      last = at;
    }
    if (depth < 0 || at >= to) throw new SyntaxError();
    if (at > pause) {
      pause = at + PIECE;
      yield;
    }
  }
  if (depth !== 0) throw new SyntaxError();
  if (last >= start && to - start > PIECE) cut(last);
  cut(to);
  return runs;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function skipBlanks(text: string, from: number, by: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += by;
  return at;
}
