import type { RequestHandler } from 'express';
import { isLocale } from '../../views/domain/locale.ts';
import { YEAR_IMMUTABLE } from '../http/cache-control.ts';
import { refuse } from '../http/refuse.ts';
import { readablePalette } from '../site/palette.ts';
import type { OwnTiles } from '../tiles/own-tiles.ts';
import type { PageSource } from './page-source.ts';

const URL_PATH = /^\/([0-9a-f]{10})\/([a-z]{2})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/;

/**
 * `GET /tiles/{version}/{lang}/{z}/{x}/{y}.svg`: a tile of the product's own map, in the site's
 * colours. Cached for ever, because the URL contains the version; 404 for an invalid tile.
 */
export function tiles(source: Pick<PageSource, 'site'>, own: OwnTiles): RequestHandler {
  let known: { info: object; colours: ReturnType<typeof readablePalette>['colours'] } | undefined;
  const coloursNow = () => {
    const { info } = source.site;
    if (known?.info !== info) known = { info, colours: readablePalette(info).colours };
    return known.colours;
  };
  return (req, res) => {
    const [, version, lang, z, x, y] = URL_PATH.exec(req.path) ?? [];
    const colours = coloursNow();
    const tile = { z: Number(z), x: Number(x), y: Number(y) };
    const svg = isLocale(lang) ? own.draw(tile, lang, colours) : undefined;
    if (svg === undefined) return refuse(res, 404, 'There is no such tile.');
    res.locals.isRoutine = true;
    const isCurrent = version === own.version(colours);
    res.set('Cache-Control', isCurrent ? YEAR_IMMUTABLE : 'no-cache');
    res.type('image/svg+xml').send(svg);
  };
}
