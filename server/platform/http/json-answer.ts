import type { Response } from 'express';
import { isLocale, LOCALES, type Locale } from '../../../views/domain/locale.ts';

/** Sends JSON for the site's own scripts: revalidated at each use, not indexed. */
export function sendJson(res: Response, body: object): void {
  res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).json(body);
}

/** The language of the parameter `lang`; the first one when it is missing or unknown. */
export function readLocale(params: URLSearchParams): Locale {
  const lang = params.get('lang');
  return isLocale(lang) ? lang : LOCALES[0];
}
