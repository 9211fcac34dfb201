import type { Request, Response } from 'express';
import { refuse } from '../../platform/http/refuse.ts';
import { sendKeptErrorPage } from '../pages/kept-error-page.ts';
import { isForVisitor } from '../pages/refusal.ts';

/** Seconds, for the Retry-After: what waits is done by then. */
const RETRY_AFTER = '5';

/**
 * Refuses a request that finds the queue full, by 503: a browser gets a page in the visitor's
 * language, other clients a line of text.
 */
export async function sendBusy(
  req: Request,
  res: Response,
  sources: Parameters<typeof sendKeptErrorPage>[2],
): Promise<void> {
  const headers = { 'Retry-After': RETRY_AFTER };
  if (isForVisitor(req)) {
    return sendKeptErrorPage(req, res, sources, { name: 'busy', status: 503, headers });
  }
  refuse(res.set('Retry-After', RETRY_AFTER), 503, 'Too many requests are waiting.');
}
