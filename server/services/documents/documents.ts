import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { Response } from 'express';
import { cookieIn } from '../../platform/http/cookie-in.ts';
import { DocumentMarkers } from './document-markers.ts';
import { FileLinks } from './file-links.ts';
import type { FileSources } from './open-file.ts';

/** Dependencies of the routes of documents and forms. */
export interface Documents {
  markers: DocumentMarkers;
  links: FileLinks;
  sources: FileSources;
}

/** @param secret the site's session secret. */
export function createDocuments(secret: string, config: SiteUrl, sources: FileSources): Documents {
  return { markers: new DocumentMarkers(secret, config), links: new FileLinks(secret), sources };
}

const OPENS = 'opens';
/** Maximum milliseconds between the submission of a form and its thank-you page. */
const MAX_AGE = 60_000;

/** Lets the thank-you page open the file automatically, once: not when it is shown again. */
export function allowDownload(res: Response): void {
  res.cookie(OPENS, '1', { httpOnly: true, sameSite: 'lax', maxAge: MAX_AGE, path: '/' });
}

/** Whether the thank-you page opens the file automatically; true once only. */
export function isOpening(res: Response, cookies: string | undefined): boolean {
  if (cookieIn(cookies, OPENS) === undefined) return false;
  res.clearCookie(OPENS, { httpOnly: true, sameSite: 'lax', path: '/' });
  return true;
}
