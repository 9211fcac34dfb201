import type { Request } from 'express';
import Negotiator from 'negotiator';
import type { Locale } from '../../../views/domain/locale.ts';
import { hasLanguage, type Languages } from '../../../views/domain/site/languages.ts';
import { readPath } from '../../../views/routing/request-path.ts';

/** Characters of `Accept-Language` that are read; browsers send a handful of languages. */
const MAX_LENGTH = 1000;

/**
 * The language of a response: that of the URL path, or the default one if the site does not have
 * it; else the visitor's preferred one.
 */
export function requestLocale(req: Request, languages: Languages): Locale {
  const own = readPath(req.path).locale;
  if (own === undefined) return preferredLocale(req, languages);
  return hasLanguage(languages, own) ? own : languages[0];
}

/** The visitor's preferred language. A response that depends on it varies by Accept-Language. */
export function preferredLocale(req: Request, languages: Languages): Locale {
  return bestLocale(req.get('accept-language'), languages);
}

/**
 * Of the site's languages the one that an Accept-Language header prefers: by quality, then by
 * order. A region (`fr-BE`) counts as its language, `*` as the first language not named otherwise.
 * The first one when nothing matches. Never throws.
 */
export function bestLocale(header: string | undefined, languages: Languages): Locale {
  const headers = { 'accept-language': (header ?? '').slice(0, MAX_LENGTH) };
  const client = new Negotiator({ headers });
  // Called without available languages, the package keeps the header's order: `de-AT` before a
  // later `fr`.
  for (const range of client.languages()) {
    const language =
      range === '*' ? client.language([...languages]) : range.split('-')[0]?.toLowerCase();
    if (hasLanguage(languages, language)) return language;
  }
  return languages[0];
}
