import type { RequestHandler } from 'express';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { searchAnswer } from '../../../views/ui/search/search-answer.ts';
import { listOfGoal } from '../../../views/domain/list/list-kind.ts';
import { readLocale, sendJson } from '../../platform/http/json-answer.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { PageSource } from '../pages/page-source.ts';

/**
 * `GET /api/suggest?q=&lang=&goal=`: the search box's suggestions for a text, as `{ sentence,
 * places, homes }` (spec sections 2 and 9); the same as on the results page. Empty if nothing
 * matches.
 */
export function suggest(
  live: Pick<PageSource, 'paths' | 'catalogue' | 'i18n' | 'site' | 'today'>,
): RequestHandler {
  return (req, res) => {
    const { paths, catalogue, i18n, site, today } = live;
    const params = queryOf(req);
    const locale = readLocale(params, site.info.languages);
    const about = { locale, site, t: i18n.t(locale), links: createLinks(paths, locale) };
    const ctx = { ...about, data: catalogue.port(locale), today };
    sendJson(res, searchAnswer(ctx, params.get('q') ?? '', listOfGoal(params.get('goal'))));
  };
}
