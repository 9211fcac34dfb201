import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * One JSON line per event, on standard output unless a destination is given. Lines are written
 * without waiting for the disk or the pipe; pino flushes what is left when the process exits.
 *
 * No personal data: no visitor's address, no query, no form value, no header is ever logged.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination ?? pino.destination({ sync: false }));
}
