import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { Response } from 'express';
import { OwnCookies } from '../../platform/http/own-cookies.ts';
import { DocumentMarkers } from './document-markers.ts';
import { FileLinks } from './file-links.ts';
import type { FileSources } from './open-file.ts';

/** Dependencies of the routes of documents and forms. */
export interface Documents {
  markers: DocumentMarkers;
  links: FileLinks;
  opening: FileOpening;
  sources: FileSources;
}

/** @param secret the site's session secret. */
export function createDocuments(secret: string, config: SiteUrl, sources: FileSources): Documents {
  return {
    markers: new DocumentMarkers(secret, config),
    links: new FileLinks(secret),
    opening: new FileOpening(config),
    sources,
  };
}

const OPENS = 'opens';
/** Maximum milliseconds between the submission of a form and its thank-you page. */
const MAX_AGE = 60_000;

/** Lets the thank-you page open the file of a form automatically. */
export class FileOpening {
  readonly #cookies: OwnCookies;

  constructor(config: SiteUrl) {
    this.#cookies = new OwnCookies(config);
  }

  /** Once: not when the page is shown again. */
  allow(res: Response): void {
    this.#cookies.set(res, OPENS, '1', MAX_AGE);
  }

  /** Whether the thank-you page opens it; true once only. */
  isDue(res: Response, cookies: string | undefined): boolean {
    if (this.#cookies.read(cookies, OPENS) === undefined) return false;
    this.#cookies.clear(res, OPENS);
    return true;
  }
}
