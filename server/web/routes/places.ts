import type { RequestHandler } from 'express';
import { placeParameter, placeValue } from '../../../views/domain/filters/regions.ts';
import { LIST_KINDS, type ListKind } from '../../../views/domain/list/list-kind.ts';
import type { PlaceAnswer } from '../../../views/domain/place/place-answer.ts';
import { readLocale, sendJson } from '../../platform/http/json-answer.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { PageSource } from '../pages/page-source.ts';

/** Maximum number of places in an answer; the list under the field scrolls from the eighth. */
const MAX_PLACES = 12;

/**
 * `GET /api/places?q=&lang=&listing=`: places that the text may mean (spec section 9, region
 * autocomplete), as `{ places }`, best first. Without a valid text there are none.
 */
export function places(live: Pick<PageSource, 'site' | 'catalogue'>): RequestHandler {
  return (req, res) => {
    const params = queryOf(req);
    const listKind = listKindOf(params.get('listing'));
    const found = live.catalogue
      .port(readLocale(params, live.site.info.languages))
      .suggestPlaces(
        params.get('q') ?? '',
        MAX_PLACES,
        params.has('listing') ? listKind : undefined,
      );
    const answers: PlaceAnswer[] = found.map(({ region, name, zip, within, counts }) => ({
      region: placeValue(region),
      parameter: placeParameter(region),
      name,
      zip,
      ...(within !== undefined && { within }),
      count: counts[listKind],
    }));
    sendJson(res, { places: answers });
  };
}

function listKindOf(value: string | null): ListKind {
  return LIST_KINDS.find((listKind) => listKind === value) ?? 'sale';
}
