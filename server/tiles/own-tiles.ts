import { createHash } from 'node:crypto';
import type { Locale } from '../../views/domain/locale.ts';
import type { Gazetteer } from '../catalogue/index/gazetteer.ts';
import { landIn } from './land.ts';
import { isTile, type Tile } from './mercator.ts';
import { placesOnMap } from './place-names.ts';
import { type PlacedName, placeNames } from './placed-names.ts';
import { DRAWING, type TileColours, tileSvg } from './tile-svg.ts';

/** Below, the country is tiny; above, no name is visible any more. */
export const OWN_ZOOMS = { from: 6, to: 17 } as const;

/** The product's own map, for sites that configure no other; it needs no network. */
export interface OwnTiles {
  /** An SVG; undefined where there is no such tile. */
  draw(tile: Tile, locale: Locale, colours: TileColours): string | undefined;
  /** Changes with everything that tiles of these colours show; 10 hexadecimal digits. */
  version(colours: TileColours): string;
}

/**
 * Draws the gazetteer's places. Names are placed once per zoom and language, in some milliseconds;
 * a tile takes a fraction of one.
 */
export function createOwnTiles(gazetteer: Gazetteer): OwnTiles {
  const known = gazetteer.map((place) => [place, [...place.parts.values()]]);
  const places = createHash('sha256').update(JSON.stringify(known)).digest('hex');
  const land = gazetteer.map(({ position }) => position);
  const placed = new Map<string, readonly PlacedName[]>();
  const namesAt = (locale: Locale, z: number) => {
    const key = `${locale} ${z}`;
    const names = placed.get(key) ?? placeNames(placesOnMap(gazetteer, locale), z);
    placed.set(key, names);
    return names;
  };
  return {
    draw: (tile, locale, colours) =>
      isTile(tile, OWN_ZOOMS)
        ? tileSvg(tile, { land: landIn(land, tile), names: namesAt(locale, tile.z) }, colours)
        : undefined,
    version: ({ ink, muted, ground, fill, line, paper }) =>
      createHash('sha256')
        .update([DRAWING, places, ink, muted, ground, fill, line, paper].join(' '))
        .digest('hex')
        .slice(0, 10),
  };
}

/** URL template of the own tiles, with placeholders for zoom, x, y and language. */
export function ownTilesUrl(version: string): string {
  return `/tiles/${version}/{lang}/{z}/{x}/{y}.svg`;
}
