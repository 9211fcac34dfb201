import type { Response } from 'express';

/** A plain one-line answer to a request that does not come from a visitor following a link. */
export function refuse(res: Response, status: number, reason: string): void {
  res
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/plain')
    .send(`${reason}\n`);
}
