import type { Request, RequestHandler, Response } from 'express';
import { refuse } from './refuse.ts';

/** Whether a request only reads. */
export function isRead({ method }: Pick<Request, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Answers a request that would do more than read, where something stands that can only be read. */
function refuseWriting(res: Response): void {
  res.set('Allow', 'GET, HEAD');
  refuse(res, 405, 'This URL can only be read.');
}

/** Lets through what only reads. */
export const readOnly: RequestHandler = (req, res, next) =>
  isRead(req) ? next() : refuseWriting(res);
