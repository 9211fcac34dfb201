import type { Response } from 'express';
import { REQUEST_ID } from './request-id.ts';
import { STRICTEST_POLICY } from './security-headers.ts';

/** A one-line plain-text response to a request that is not a visitor following a link. */
export function refuse(res: Response, status: number, reason: string): void {
  if (res.locals.requestId) res.set(REQUEST_ID, res.locals.requestId);
  res
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': STRICTEST_POLICY,
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/plain')
    .send(`${reason}\n`);
}
