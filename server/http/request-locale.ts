import type { Request } from 'express';
import Negotiator from 'negotiator';
import { isLocale, LOCALES, type Locale } from '../../views/domain/locale.ts';
import { readPath } from '../../views/routing/request-path.ts';

/** Browsers send a handful of languages; more is not worth reading. */
const MAX_LENGTH = 1000;

/** The language of an answer: the one the URL path begins with, else the visitor's best one. */
export function requestLocale(req: Request): Locale {
  return readPath(req.path).locale ?? preferredLocale(req);
}

/** The visitor's best language. An answer that hangs on it varies by Accept-Language. */
export function preferredLocale(req: Request): Locale {
  return bestLocale(req.get('accept-language'));
}

/**
 * The site's language that an Accept-Language header likes best: by quality, then by the visitor's
 * order. A region (`fr-BE`) counts as its language, `*` as the first language not named otherwise.
 * nl when nothing fits. Never throws.
 */
export function bestLocale(header = ''): Locale {
  const headers = { 'accept-language': header.slice(0, MAX_LENGTH) };
  const client = new Negotiator({ headers });
  // Without a list of its own the package keeps the visitor's order: `de-AT` before a later `fr`.
  for (const range of client.languages()) {
    const language = range === '*' ? client.language(LOCALES) : range.split('-')[0]?.toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'nl';
}
