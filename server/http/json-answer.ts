import type { Response } from 'express';
import { isLocale, LOCALES, type Locale } from '../../views/domain/locale.ts';

/** What the site's own script asks for: never kept without asking, never in a search engine. */
export function sendJson(res: Response, body: object): void {
  res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).json(body);
}

/** The language that `lang` names; the first one when it names none. */
export function askedLocale(asked: URLSearchParams): Locale {
  const lang = asked.get('lang');
  return isLocale(lang) ? lang : LOCALES[0];
}
