import { MAX_DEPTH } from './json-fault.ts';
import { endOfString } from './json-text.ts';

const COLON = 0x3a;
const QUOTE = 0x22;

/**
 * The value of JSON text; undefined where `findJsonFault` must check it. Ten times as fast, because
 * `JSON.parse` does the work. `JSON.parse` accepts duplicate keys, so the number of keys of the
 * value is compared with that of the text.
 */
export function parseFaultless(text: string): unknown {
  const value = parsed(text);
  return value !== undefined && keysOf(value, 0) === keysIn(text) ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // `findJsonFault` finds the position, which this error does not always have.
    return undefined;
  }
}

/** The total number of keys in a value; NaN when it is nested too deep. */
function keysOf(value: unknown, depth: number): number {
  if (depth > MAX_DEPTH) return NaN;
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  let count = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) count += keysOf(part, depth + 1);
  return count;
}

/** The number of keys in valid JSON text: a colon outside of a string follows each. */
function keysIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON) count += 1;
    else if (code === QUOTE) at = endOfString(text, at) - 1;
  }
  return count;
}
