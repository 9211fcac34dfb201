import type { RequestHandler } from 'express';
import { type Atlas, municipalityOf } from '../../../views/domain/place/atlas.ts';
import { readBounds } from '../../../views/domain/filters/bounds.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { totalWords } from '../../../views/domain/list/list-total.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { type MapPoints, MAX_CARDS } from '../../../views/domain/place/map-answer.ts';
import { placeName } from '../../../views/domain/place/place-name.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { Catalogue } from '../../services/catalogue/catalogue.ts';
import { readLocale, sendJson } from '../../platform/http/json-answer.ts';
import {
  type CardWords,
  mapCard,
  markerWords,
  type PointWords,
} from '../../services/map/map-card.ts';
import { chosenPlaces } from '../../services/map/chosen-places.ts';
import { collectEntries, frameOf } from '../../services/map/map-entries.ts';
import { itemOfKey } from '../../services/map/item-of-key.ts';
import { municipalityAreas } from '../../services/map/municipality-areas.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { PageSource } from '../pages/page-source.ts';

type Municipalities = Pick<Atlas, 'municipality'>;
type Source = Pick<PageSource, 'site' | 'paths' | 'i18n' | 'today'> & {
  catalogue: Pick<Catalogue, 'port'>;
};

/**
 * `GET /api/map-points?lang=&listing=&view=&…`: the map locations of a list's items, on all its
 * pages, with the list's own parameters. `view` (`south,west,north,east`) restricts them to bounds.
 * A home with a hidden address is only ever part of its municipality's area. Invalid parameters are
 * ignored.
 */
export function mapPoints(source: Source, atlas: Municipalities): RequestHandler {
  return (req, res) => sendJson(res, pointsAnswer(source, queryOf(req), atlas));
}

/** The answer to these parameters. */
export function pointsAnswer(
  source: Source,
  params: URLSearchParams,
  atlas: Municipalities,
): MapPoints {
  const listKind = LIST_KINDS.find((name) => name === params.get('listing')) ?? 'sale';
  const words = cardWords(source, params);
  const query = parseListQuery(params, listKind);
  const positions = words.data.positions(query);
  const view = readBounds(params.get('view') ?? '');
  const { points, areas, ...rest } = collectEntries(positions, view);
  const total = positions.length;
  const projects = positions.filter(({ isProject }) => isProject).length;
  const what = totalWords(words, query, { homes: total - projects, projects });
  const chosen = chosenPlaces(words.data, query, atlas);
  const bounds = frameOf(positions, chosen.bounds);
  return {
    total,
    text: words.t('map.count', { what }),
    ...(bounds && { bounds }),
    ...rest,
    places: chosen.places,
    points: points.map((point) => ({ ...point, ...wordsOf(words, point.key) })),
    areas: municipalityAreas(areas, (key) => municipalityAt(words, key, atlas), words.locale).map(
      (area) => ({ ...area, name: area.name ?? areaName(words, area.keys[0]) }),
    ),
  };
}

/**
 * `GET /api/map-cards?lang=&key=…`: the cards of the items with these keys, in the order of the
 * parameters; the first 24, without unknown ones.
 */
export function mapCards(source: Source): RequestHandler {
  return (req, res) => {
    const params = queryOf(req);
    const words = cardWords(source, params);
    const keys = [...new Set(params.getAll('key'))].slice(0, MAX_CARDS);
    const items = keys.map((key) => itemOfKey(words.data, key));
    sendJson(res, { cards: items.flatMap((item) => (item ? [mapCard(words, item)] : [])) });
  };
}

function cardWords(source: Source, params: URLSearchParams): CardWords {
  const { site, paths, catalogue, i18n, today } = source;
  const locale = readLocale(params, site.info.languages);
  const links = createLinks(paths, locale);
  return { t: i18n.t(locale), locale, today, data: catalogue.port(locale), info: site.info, links };
}

function wordsOf(words: CardWords, key: string): PointWords {
  const item = itemOfKey(words.data, key);
  return item ? markerWords(words, item) : { name: '' };
}

function municipalityAt(words: CardWords, key: string, atlas: Municipalities) {
  const item = itemOfKey(words.data, key);
  return item && municipalityOf(atlas, item);
}

function areaName(words: CardWords, key: string | undefined): string {
  const item = key === undefined ? undefined : itemOfKey(words.data, key);
  return item ? placeName(words.data, item) : '';
}
