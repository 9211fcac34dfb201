import type { RequestHandler } from 'express';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { totalWords } from '../../../views/domain/list/list-total.ts';
import { readLocale } from '../../platform/http/json-answer.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { PageSource } from '../pages/page-source.ts';

/**
 * `GET /api/list-count?lang=&listing=&…`: how many homes a list would show, with the list's own
 * parameters, the words of the button that shows them, and counts beside the choices. Invalid
 * parameters are ignored.
 */
export function listCount(source: Pick<PageSource, 'site' | 'catalogue' | 'i18n'>): RequestHandler {
  return (req, res) => {
    const params = queryOf(req);
    const locale = readLocale(params, source.site.info.languages);
    const listKind = LIST_KINDS.find((name) => name === params.get('listing')) ?? 'sale';
    const t = source.i18n.t(locale);
    const query = { ...parseListQuery(params, listKind), page: 1 };
    const data = source.catalogue.port(locale);
    const { total, totals } = data.list(query, 1);
    const text = t('filters.show', { what: totalWords({ t, locale }, query, totals) });
    res
      .set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' })
      .json({ total, text, counts: data.choiceCounts(query) });
  };
}
