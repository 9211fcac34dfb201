import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Atlas } from '../../../views/domain/place/atlas.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import type { MapName } from '../../../views/domain/place/map-names.ts';
import { TILE } from '../../../views/domain/place/mercator.ts';
import { OWN_ZOOMS } from '../../../views/domain/place/own-zooms.ts';
import { DRAWING, drawMap, type MapColours } from './map-drawing.ts';
import type { MapData } from './map-data.ts';
import { MapLevels } from './map-lines.ts';
import { Outlines } from './outlines.ts';
import type { Piece } from './pen.ts';

/** A tile in the usual scheme: x grows eastward and y southward, `2 ** z` of them each way. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** A piece of the map, and the municipality that is marked on it. */
export interface StaticMapPiece extends Piece {
  marked?: number | undefined;
}

/** The product's own map, which needs no network. */
export interface OwnTiles extends Omit<Atlas, 'url'> {
  /** An SVG; undefined where there is no such tile. */
  draw(tile: Tile, colours: MapColours): string | undefined;
  drawStaticMap(still: StaticMapPiece, colours: MapColours): string;
  /** The outline of a municipality in steps (outlines.ts); undefined for an unknown id. */
  rings(id: number): number[][] | undefined;
  /** Hash of everything that is drawn in these colours; 10 hexadecimal digits. */
  version(colours: MapColours): string;
}

/**
 * Lines are simplified once per zoom, in some milliseconds; a tile then takes about one.
 * @param text the map's data, which are parsed when something of them is first asked for.
 */
export function createOwnTiles(text: string): OwnTiles {
  let parsed: { data: MapData; levels: MapLevels; outlines: Outlines } | undefined;
  const map = () => (parsed ??= parsedMap(text));
  const content = createHash('sha256').update(text).digest('hex');
  const names = new Map<Locale, readonly MapName[]>();
  return {
    draw: (tile, colours) =>
      isTile(tile) ? drawMap(pieceOf(tile), map().levels.at(tile.z), colours) : undefined,
    drawStaticMap: ({ marked, ...piece }, colours) =>
      drawMap(piece, map().levels.at(piece.zoom), colours, marked),
    rings: (id) => map().outlines.rings(id),
    municipality: (zip) => map().outlines.municipality(zip),
    names: (locale) => {
      const known = names.get(locale) ?? namesIn(map().data, locale);
      names.set(locale, known);
      return known;
    },
    version: ({ paper, ground, fill, line, muted, primary }) =>
      createHash('sha256')
        .update([DRAWING, content, paper, ground, fill, line, muted, primary].join(' '))
        .digest('hex')
        .slice(0, 10),
  };
}

/** Reads the map's data from a folder of the build, which has checked them. */
export function readMapText(folder: string): Promise<string> {
  return readFile(path.join(folder, 'map.json'), 'utf8');
}

export function mapDataOf(text: string): MapData {
  return JSON.parse(text) as MapData;
}

function parsedMap(text: string) {
  const data = mapDataOf(text);
  return { data, levels: new MapLevels(data), outlines: new Outlines(data) };
}

/** URL path of the own map. */
export function ownTilesUrl(version: string): string {
  return `/tiles/${version}`;
}

function isTile({ z, x, y }: Tile): boolean {
  const across = 2 ** z;
  const { from, to } = OWN_ZOOMS;
  return z >= from && z <= to && x >= 0 && y >= 0 && x < across && y < across;
}

function pieceOf({ z, x, y }: Tile): Piece {
  return { zoom: z, x: x * TILE, y: y * TILE, width: TILE, height: TILE };
}

function namesIn({ names }: MapData, locale: Locale): MapName[] {
  return names.map(({ names: inEach, rank, at: [lat, lng] }) => [inEach[locale], rank, lat, lng]);
}
