import type { Request } from 'express';
import Negotiator from 'negotiator';
import { isLocale, LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { readPath } from '../../../views/routing/request-path.ts';

/** Characters of `Accept-Language` that are read; browsers send a handful of languages. */
const MAX_LENGTH = 1000;

/** The language of a response: that of the URL path, else the visitor's preferred one. */
export function requestLocale(req: Request): Locale {
  return readPath(req.path).locale ?? preferredLocale(req);
}

/** The visitor's preferred language. A response that depends on it varies by Accept-Language. */
export function preferredLocale(req: Request): Locale {
  return bestLocale(req.get('accept-language'));
}

/**
 * The site's language that an Accept-Language header prefers: by quality, then by order. A region
 * (`fr-BE`) counts as its language, `*` as the first language not named otherwise. nl when nothing
 * matches. Never throws.
 */
export function bestLocale(header = ''): Locale {
  const headers = { 'accept-language': header.slice(0, MAX_LENGTH) };
  const client = new Negotiator({ headers });
  // Called without available languages, the package keeps the header's order: `de-AT` before a
  // later `fr`.
  for (const range of client.languages()) {
    const language = range === '*' ? client.language(LOCALES) : range.split('-')[0]?.toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'nl';
}
