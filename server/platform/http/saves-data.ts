import type { Request } from 'express';

/** Whether the visitor's browser asks for less data (`Save-Data: on`, Client Hints infrastructure). */
export function savesData(req: Pick<Request, 'get'>): boolean {
  return req.get('save-data')?.trim().toLowerCase() === 'on';
}
