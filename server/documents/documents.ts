import type { Response } from 'express';
import type { Config } from '../config.ts';
import { cookieIn } from '../http/cookie-in.ts';
import { DocumentMarkers } from './document-markers.ts';
import { FileLinks } from './file-links.ts';
import type { FileSources } from './open-file.ts';

/** What the routes of documents and forms need. */
export interface Documents {
  markers: DocumentMarkers;
  links: FileLinks;
  sources: FileSources;
}

/** @param secret the site's session secret. */
export function createDocuments(
  secret: string,
  config: Pick<Config, 'siteUrl'>,
  sources: FileSources,
): Documents {
  return { markers: new DocumentMarkers(secret, config), links: new FileLinks(secret), sources };
}

const OPENS = 'opens';
/** Milliseconds from the sending of a form to the page that thanks. */
const MAX_AGE = 60_000;

/** Lets the page that thanks open the file by itself, once: not when it is looked at again. */
export function letOpen(res: Response): void {
  res.cookie(OPENS, '1', { httpOnly: true, sameSite: 'lax', maxAge: MAX_AGE, path: '/' });
}

/** Whether the page that thanks opens the file by itself, which is then over. */
export function isOpening(res: Response, cookies: string | undefined): boolean {
  if (cookieIn(cookies, OPENS) === undefined) return false;
  res.clearCookie(OPENS, { httpOnly: true, sameSite: 'lax', path: '/' });
  return true;
}
