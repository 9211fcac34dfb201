import type { Request, Response } from 'express';

/** Error codes of Node and Express for a connection that the client closed. */
const CODES = new Set<unknown>([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ABORT_ERR',
]);

/** Whether an error only means that the client disconnected before the response was complete. */
export function isBrokenOff(
  error: unknown,
  req: Pick<Request, 'socket'>,
  res: Pick<Response, 'closed' | 'writableFinished'>,
): boolean {
  const hasLeft = req.socket.destroyed || (res.closed && !res.writableFinished);
  return hasLeft && CODES.has((error as { code?: unknown } | null)?.code);
}
