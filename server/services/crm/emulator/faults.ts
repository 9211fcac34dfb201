import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { isRecord, numberIn, type WireRecord } from '../wire-values.ts';
import type { WireOptions } from '../wire-options.ts';

/** Milliseconds by which a CRM that is late answers. */
const LATE_DELAY = 30_000;

/**
 * How the emulated CRM misbehaves: takes calls and answers none; answers each half a minute late;
 * refuses every call; fails two of three; answers no JSON, a text that is cut in the middle, the
 * first half of each list, a body without an end; sends texts for numbers, without empty lists and
 * the outer wrapper; does not know the credentials.
 */
export const FAULTS = [
  'none',
  'silent',
  'late',
  'refusing',
  'flapping',
  'garbage',
  'half',
  'half-lists',
  'endless',
  'drifting',
  'bad-credentials',
] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Applies the fault to a call; whether the call is thereby answered or abandoned.
 * @param calls number of calls so far, including this one.
 */
export async function applyFault(
  fault: Fault,
  calls: number,
  res: ServerResponse,
): Promise<boolean> {
  switch (fault) {
    case 'silent':
      return true;
    case 'late':
      await later(res);
      return res.destroyed;
    case 'refusing':
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end('{"Code":500,"Message":"closed","Success":false,"Value":null}');
      return true;
    case 'flapping':
      if (calls % 3 === 0) return false;
      res.writeHead(503).end();
      return true;
    case 'garbage':
      res.writeHead(200, { 'content-type': 'application/json' }).end('<html>busy</html>');
      return true;
    case 'endless': {
      res.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        while (!res.destroyed && res.write(' '.repeat(65_536)));
      };
      res.on('drain', more);
      more();
      return true;
    }
    default:
      return false;
  }
}

/** Waits, unless the client disconnects before. */
async function later(res: ServerResponse): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  await setTimeout(LATE_DELAY, undefined, { signal: gone.signal, ref: false }).catch(() => {});
}

interface Written {
  fault: Fault;
  options: WireOptions;
  isWrapped: boolean;
}

/** The text of an answer, changed by the fault. */
export function answerText(
  endpoint: string,
  result: WireRecord,
  { fault, options, isWrapped }: Written,
): string {
  if (fault === 'drifting') return JSON.stringify([drifted(result)]);
  const given = fault === 'half-lists' ? halved(result, options) : result;
  const text = JSON.stringify(isWrapped ? { [`${endpoint}JsonResult`]: given } : given);
  return fault === 'half' ? text.slice(0, text.length / 2) : text;
}

/** The same without the items of the second half of its list. */
function halved(result: WireRecord, { countField }: WireOptions): WireRecord {
  const { Value: value } = result;
  if (!isRecord(value) || !Array.isArray(value['Items'])) return result;
  const half = Math.floor((numberIn(value[countField]) ?? 0) / 2);
  const kept = Math.max(0, half + 1 - (numberIn(value['From']) ?? 1));
  return { ...result, Value: { ...value, Items: value['Items'].slice(0, kept) } };
}

/** The same with numbers as texts. */
export function withNumbersAsTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(withNumbersAsTexts);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withNumbersAsTexts(one)]),
  );
}

/** The same with numbers as texts, and empty lists left out. */
function drifted(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(drifted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => !Array.isArray(one) || one.length > 0);
  return Object.fromEntries(entries.map(([name, one]) => [name, drifted(one)]));
}
