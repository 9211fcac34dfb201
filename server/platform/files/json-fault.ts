/** A fault in JSON text; line and column count from 1. */
interface JsonFault {
  line: number;
  column: number;
  reason: string;
}

const SPACE = /[ \t\r\n]*/y;
/** Any characters from the space on except the quote and the backslash, or escapes. */
const STRING = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Levels of nesting: more would overflow the stack of the recursion. */
export const MAX_DEPTH = 200;

class Fault extends Error {
  readonly at: number;

  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

/**
 * Finds the first fault of JSON text and its position, which `JSON.parse` does not always give. A
 * duplicate key in an object is a fault: `JSON.parse` would silently use the last one.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    const end = skip(text, readValue(text, skip(text, 0), 0));
    if (end < text.length) throw new Fault(end, 'something follows the end of the data');
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: before.at(-1)!.length + 1, reason: error.message };
  }
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function skip(text: string, at: number): number {
  return at + (match(SPACE, text, at)?.length ?? 0);
}

function unexpected(text: string, at: number, wanted: string): Fault {
  const found = at >= text.length ? 'the file ends' : `${JSON.stringify(text[at])} stands`;
  return new Fault(at, `${found} where ${wanted} should be`);
}

/** Reads the value that starts at `at`; returns the position after it. */
function readValue(text: string, at: number, depth: number): number {
  if (depth > MAX_DEPTH) throw new Fault(at, `nested deeper than ${MAX_DEPTH} levels`);
  if (text[at] === '{') return readMembers(text, at, depth);
  if (text[at] === '[') return readItems(text, at, depth);
  if (text[at] === '"') return readString(text, at);
  const scalar = match(SCALAR, text, at);
  if (scalar === undefined) throw unexpected(text, at, 'a value');
  return at + scalar.length;
}

function readString(text: string, at: number): number {
  const found = match(STRING, text, at);
  if (found === undefined) {
    throw new Fault(at, 'this text is not closed, or holds a line break or a wrong backslash');
  }
  return at + found.length;
}

function readMembers(text: string, open: number, depth: number): number {
  const keys = new Set<string>();
  let at = skip(text, open + 1);
  if (text[at] === '}') return at + 1;
  for (;;) {
    if (text[at] !== '"') throw unexpected(text, at, 'a key in double quotes');
    const afterKey = readString(text, at);
    const key = JSON.parse(text.slice(at, afterKey)) as string;
    if (keys.has(key)) throw new Fault(at, `the key ${JSON.stringify(key)} stands twice`);
    keys.add(key);
    at = skip(text, afterKey);
    if (text[at] !== ':') throw unexpected(text, at, '":"');
    at = skip(text, readValue(text, skip(text, at + 1), depth + 1));
    if (text[at] === '}') return at + 1;
    if (text[at] !== ',') throw unexpected(text, at, '"," or "}"');
    at = skip(text, at + 1);
  }
}

function readItems(text: string, open: number, depth: number): number {
  let at = skip(text, open + 1);
  if (text[at] === ']') return at + 1;
  for (;;) {
    at = skip(text, readValue(text, at, depth + 1));
    if (text[at] === ']') return at + 1;
    if (text[at] !== ',') throw unexpected(text, at, '"," or "]"');
    at = skip(text, at + 1);
  }
}
