import type { RequestHandler } from 'express';
import { isRead } from '../../platform/http/read-only.ts';
import type { MissingPages } from '../../services/missing-pages/missing-pages.ts';

/** Counts what is asked for and answered by no handler before: only its path, without its query. */
export function noteMissing(missing: Pick<MissingPages, 'note'>): RequestHandler {
  return (req, _res, next) => {
    if (isRead(req)) missing.note(req.path);
    next();
  };
}
