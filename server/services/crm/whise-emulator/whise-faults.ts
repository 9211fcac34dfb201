import type { ServerResponse } from 'node:http';
import { type Fault, FAULTS, applyFault } from '../emulator/faults.ts';
import { isRecord, type WireRecord } from '../wire-values.ts';

/** Faults of any CRM on the wire that Whise can have, too. */
const SHARED = [
  'none',
  'silent',
  'late',
  'flapping',
  'garbage',
  'half',
  'half-lists',
  'endless',
  'drifting',
] as const satisfies readonly Fault[];

/**
 * Those of its own: wrong credentials, tokens that are never accepted, errors beside data, a body
 * that is no record, a server error with a message, the same page for every offset, tokens that
 * are forgotten at every fifth call, no heed of the sorting, pages that begin with the end of the one before,
 * a count of the page alone, keys in another spelling.
 */
const OWN = [
  'bad-credentials',
  'unauthorized',
  'partly-refusing',
  'no-record',
  'failing',
  'one-page',
  'forgetful',
  'unsorted',
  'overlapping',
  'miscounting',
  'renamed',
] as const;
export const WHISE_FAULTS = [...SHARED, ...OWN] as const;
export type WhiseFault = (typeof WHISE_FAULTS)[number];

/** Applies the fault to a call; whether the call is thereby answered or abandoned. */
export async function applyWhiseFault(
  fault: WhiseFault,
  calls: number,
  res: ServerResponse,
): Promise<boolean> {
  const shared = FAULTS.find((one) => one === fault);
  if (shared !== undefined && shared !== 'bad-credentials') return applyFault(shared, calls, res);
  if (fault === 'failing') {
    send(res, 500, { ExceptionMessage: 'closed', MessageDetail: 'for the night' });
    return true;
  }
  if (fault === 'no-record') {
    send(res, 200, []);
    return true;
  }
  return false;
}

export function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The text of an answer, changed by the fault. */
export function answerText(answer: WireRecord, fault: WhiseFault): string {
  if (fault === 'drifting') return JSON.stringify(drifted(answer));
  if (fault === 'partly-refusing') {
    const errors = [{ code: 'BadRequestFormat', message: 'a parameter was ignored' }];
    return JSON.stringify({ ...answer, validationErrors: errors });
  }
  if (fault === 'renamed') return JSON.stringify(renamed(answer));
  const { estates } = answer;
  if (fault === 'miscounting' && Array.isArray(estates)) {
    return JSON.stringify({ ...answer, totalCount: estates.length });
  }
  const isHalved = fault === 'half-lists' && Array.isArray(estates);
  const given = isHalved
    ? { ...answer, estates: (estates as unknown[]).slice(0, Math.floor(estates.length / 2)) }
    : answer;
  const text = JSON.stringify(given);
  return fault === 'half' ? text.slice(0, text.length / 2) : text;
}

/** The request of a list as a service with the fault understands it. */
export function requestedOf(body: WireRecord, fault: WhiseFault): WireRecord {
  const { Sort: _unheeded, ...unsorted } = body;
  if (fault === 'unsorted') return unsorted;
  const page = isRecord(body['Page']) ? body['Page'] : {};
  const offset = Number(page['Offset'] ?? 0);
  if (fault === 'one-page') return { ...body, Page: { ...page, Offset: 0 } };
  if (fault === 'overlapping')
    return { ...body, Page: { ...page, Offset: Math.max(0, offset - 1) } };
  return body;
}

/** The same with keys that begin with a capital letter. */
function renamed(answer: WireRecord): WireRecord {
  const entries = Object.entries(answer);
  return Object.fromEntries(
    entries.map(([key, one]) => [key[0]!.toUpperCase() + key.slice(1), one]),
  );
}

/** The same with numbers and booleans as texts, and empty lists left out. */
function drifted(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(drifted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => !Array.isArray(one) || one.length > 0);
  return Object.fromEntries(entries.map(([name, one]) => [name, drifted(one)]));
}
