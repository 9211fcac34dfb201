import type { Response } from 'express';

/**
 * Redirects to another URL of this site. Revalidated at each use: a sold home that is for sale
 * again returns to its first URL. A stricter Cache-Control that is already set stays.
 * @param to begins with exactly one slash (docs/platform.md, "HTTP": Express would follow
 * `//elsewhere`).
 */
export function redirect(res: Response, status: 301 | 302 | 303, to: string): void {
  if (!/^\/(?![/\\])/.test(to)) throw new Error('a redirect must stay on the site');
  res
    .status(status)
    .set('Cache-Control', res.get('Cache-Control') ?? 'no-cache')
    .location(to)
    .type('text/plain')
    .send(`${to}\n`);
}
