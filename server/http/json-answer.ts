import type { Response } from 'express';
import { isLocale, LOCALES, type Locale } from '../../views/domain/locale.ts';

/** Sends JSON for the site's own scripts: revalidated at each use, not indexed. */
export function sendJson(res: Response, body: object): void {
  res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).json(body);
}

/** The language of the parameter `lang`; the first one when it is missing or unknown. */
export function askedLocale(asked: URLSearchParams): Locale {
  const lang = asked.get('lang');
  return isLocale(lang) ? lang : LOCALES[0];
}
