import { createLog, type Log } from '../../../../../server/platform/log.ts';

/** A log whose lines a test can read. */
export function linesOf(): { log: Log; lines: readonly Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
