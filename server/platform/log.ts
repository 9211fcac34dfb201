import { type DestinationStream, type Logger, pino } from 'pino';
import { redactPersonalData } from './log-mask.ts';

export type Log = Logger;

/** Levels of the causes of an error that are logged: causes may form a circle. */
const MAX_DEPTH = 5;

/**
 * One JSON line per event, on standard output unless a destination is given. Lines are written
 * asynchronously; pino flushes the rest when the process exits.
 *
 * No personal data: no visitor's IP address, query string, form value or header is logged. What an
 * error message contains of these is masked before the line is written.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => errorFields(error, MAX_DEPTH) },
    hooks: { streamWrite: redactPersonalData },
  };
  return pino(options, destination ?? pino.destination({ sync: false }));
}

/**
 * The loggable fields of an error. Not its others: parsers attach the text that they could not
 * parse, which may be a visitor's form.
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
