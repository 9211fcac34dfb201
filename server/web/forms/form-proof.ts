import type { RequestHandler } from 'express';
import type { Leads } from '../../services/leads/leads.ts';

interface Options {
  leads: Pick<Leads, 'proofs'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** `GET /api/form-proof`: a token with the time when a form was first touched; never cached. */
export function formProof({ leads, now }: Options): RequestHandler {
  return (_req, res) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.type('text/plain').send(leads.proofs.issue(now()));
  };
}
