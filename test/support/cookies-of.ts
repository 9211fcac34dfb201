import type { Response } from 'supertest';

/** The cookies that an answer sets, as a browser would send them. */
export function cookiesOf(answer: Response): string {
  const set = answer.get('Set-Cookie') ?? [];
  return set.map((cookie) => cookie.replace(/;.*/, '')).join('; ');
}
