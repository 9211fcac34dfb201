import type { Response } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { languageOrDefault, type Languages } from '../../../views/domain/site/languages.ts';

/** Sends JSON for the site's own scripts: revalidated at each use, not indexed. */
export function sendJson(res: Response, body: object): void {
  res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).json(body);
}

/** The language of the parameter `lang`; the site's default when it is missing or unknown. */
export function readLocale(params: URLSearchParams, languages: Languages): Locale {
  return languageOrDefault(languages, params.get('lang'));
}
