import type { Request, RequestHandler, Response } from 'express';
import { refuse } from './refuse.ts';

/** Whether a request only reads. */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers 405 to a request other than GET and HEAD. */
function refuseWriting(res: Response): void {
  res.set('Allow', 'GET, HEAD');
  refuse(res, 405, 'This URL can only be read.');
}

/** Passes on GET and HEAD only. */
export const readOnly: RequestHandler = (req, res, next) =>
  isRead(req) ? next() : refuseWriting(res);

/** Passes GET and HEAD to the handler, and other requests on. */
export function onRead(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (isRead(req) ? handler(req, res, next) : next());
}
