import type { Request, Response } from 'express';

/** What Node and Express call a connection that was closed from the other side. */
const CODES = new Set<unknown>([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ABORT_ERR',
]);

/** Whether an error only says that the visitor has left before the answer was complete. */
export function isBrokenOff(
  error: unknown,
  req: Pick<Request, 'socket'>,
  res: Pick<Response, 'closed' | 'writableFinished'>,
): boolean {
  const hasLeft = req.socket.destroyed || (res.closed && !res.writableFinished);
  return hasLeft && CODES.has((error as { code?: unknown } | null)?.code);
}
