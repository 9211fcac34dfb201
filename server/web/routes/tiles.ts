import type { RequestHandler, Response } from 'express';
import { isLocale } from '../../../views/domain/locale.ts';
import { STATIC_MAP, STATIC_MAP_STEP } from '../../../views/domain/place/static-map.ts';
import { OWN_ZOOMS } from '../../../views/domain/place/own-zooms.ts';
import { YEAR_IMMUTABLE } from '../../platform/http/cache-control.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { readablePalette } from '../../services/site/colours/palette.ts';
import type { MapColours } from '../../services/tiles/map-drawing.ts';
import type { OwnTiles } from '../../services/tiles/own-tiles.ts';
import type { PageSource } from '../pages/page-source.ts';

const URL_PATH = /^\/([0-9a-f]{10})\/(.{1,1000})$/;
const TILE = /^(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/;
const STATIC_MAP_FILE = /^still\/(\d{1,2})-(\d{1,9})-(\d{1,9})(?:-(\d{1,6}))?\.svg$/;
const NAMES = /^names\/([a-z]{2})\.json$/;
const OUTLINES = /^outlines\/(\d{1,6}(?:,\d{1,6}){0,99})\.json$/;

/** The content of a path below the map's own, as text; undefined if there is none. */
type Answer = { svg: string } | { json: unknown } | undefined;

/**
 * The product's own map, below `/tiles/{version}/`, in the site's colours: tiles
 * (`{z}/{x}/{y}.svg`), static maps (`still/…svg`), the names in a language (`names/{lang}.json`)
 * and the outlines of up to 100 municipalities (`outlines/{id},{id}.json`). Cached permanently,
 * because the URL contains the version; 404 for anything else.
 */
export function tiles(source: Pick<PageSource, 'site'>, own: OwnTiles): RequestHandler {
  let known: { info: object; colours: MapColours; version: string } | undefined;
  const lookNow = () => {
    const { info } = source.site;
    if (known?.info !== info) {
      const { colours } = readablePalette(info);
      known = { info, colours, version: own.version(colours) };
    }
    return known;
  };
  return (req, res) => {
    const [, version, file = ''] = URL_PATH.exec(req.path) ?? [];
    const { colours, version: current } = lookNow();
    const answer = version === undefined ? undefined : answerTo(file, own, colours);
    if (!answer) return refuse(res, 404, 'There is no such tile.');
    res.locals.isRoutine = true;
    res.set('Cache-Control', version === current ? YEAR_IMMUTABLE : 'no-cache');
    send(res, answer);
  };
}

function send(res: Response, answer: NonNullable<Answer>): void {
  if ('svg' in answer) res.type('image/svg+xml').send(answer.svg);
  else res.json(answer.json);
}

function answerTo(file: string, own: OwnTiles, colours: MapColours): Answer {
  const [, z, x, y] = TILE.exec(file) ?? [];
  if (z !== undefined) {
    const svg = own.draw({ z: Number(z), x: Number(x), y: Number(y) }, colours);
    return svg === undefined ? undefined : { svg };
  }
  const [, lang] = NAMES.exec(file) ?? [];
  if (isLocale(lang)) return { json: own.names(lang) };
  const [, ids] = OUTLINES.exec(file) ?? [];
  if (ids !== undefined) return outlines(ids.split(',').map(Number), own);
  return still(file, own, colours);
}

function still(file: string, own: OwnTiles, colours: MapColours): Answer {
  const [, steps, middleX, middleY, id] = STATIC_MAP_FILE.exec(file) ?? [];
  const zoom = Number(steps) * STATIC_MAP_STEP;
  if (!(zoom >= OWN_ZOOMS.from && zoom <= OWN_ZOOMS.to)) return undefined;
  const { width, height } = STATIC_MAP;
  const [x, y] = [Number(middleX) - width / 2, Number(middleY) - height / 2];
  const marked = id === undefined ? undefined : Number(id);
  return { svg: own.drawStaticMap({ zoom, x, y, width, height, marked }, colours) };
}

/** The known ones of these municipalities. */
function outlines(ids: readonly number[], own: OwnTiles): Answer {
  const known = ids.map((id) => [id, own.rings(id)] as const).filter(([, rings]) => rings);
  return known.length === 0 ? undefined : { json: Object.fromEntries(known) };
}
