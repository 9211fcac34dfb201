import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutPersons } from './log-mask.ts';

export type Log = Logger;

/** Causes of causes that are still told. */
const MAX_DEPTH = 5;

/**
 * One JSON line per event, on standard output unless a destination is given. Lines are written
 * without waiting for the disk or the pipe; pino flushes what is left when the process exits.
 *
 * No personal data: no visitor's IP address, no query string, no form value, no header is ever
 * logged. What slips into a message all the same is masked before the line is written.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => errorFields(error, MAX_DEPTH) },
    hooks: { streamWrite: withoutPersons },
  };
  return pino(options, destination ?? pino.destination({ sync: false }));
}

/**
 * What may be told of an error. Not its other fields: parsers hang the text on it that they could
 * not read, which may be a visitor's form.
 */
function errorFields(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  if (depth === 0) return { type: name, message, ...code };
  const parts = error instanceof AggregateError ? error.errors : [];
  return {
    type: name,
    message,
    ...code,
    stack,
    ...(cause !== undefined && { cause: errorFields(cause, depth - 1) }),
    ...(parts.length > 0 && { errors: parts.map((part) => errorFields(part, depth - 1)) }),
  };
}
