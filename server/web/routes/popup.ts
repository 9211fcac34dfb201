import type { RequestHandler } from 'express';
import { readLocale } from '../../platform/http/json-answer.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { captureSource, type PageSource, renderPopup } from '../pages/page-source.ts';

/**
 * `GET /api/popup?lang=`: the HTML of the promotional popup, for pages on which it is due. 404 on a
 * site that has none any more.
 */
export function popup(live: PageSource): RequestHandler {
  return (req, res) => {
    const source = captureSource(live);
    const locale = readLocale(queryOf(req), source.site.info.languages);
    const html = renderPopup(source, locale);
    res.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' });
    if (html === undefined) res.status(404).end();
    else res.type('html').send(html);
  };
}
