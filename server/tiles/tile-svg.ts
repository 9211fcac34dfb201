import { xml } from '../xml.ts';
import type { Colours } from '../site/palette.ts';
import type { Land } from './land.ts';
import { type Tile, TILE } from './mercator.ts';
import type { Rank } from './place-names.ts';
import { LETTERS, type PlacedName } from './placed-names.ts';

/** Raised when tiles are drawn differently: browsers cache a tile's URL for ever. */
export const DRAWING = 3;

export type TileColours = Pick<Colours, 'ink' | 'muted' | 'ground' | 'fill' | 'line' | 'paper'>;

/** Pixels between the lines of the grid; divides a tile. */
const GRID = TILE / 2;
const WEIGHT: Readonly<Record<Rank, string>> = {
  3: '600',
  2: '600',
  1: '500',
  0: '400',
  [-1]: '400',
};
/** System fonts: an SVG picture can load none. */
const FONT_FAMILIES = 'Arial, Helvetica, Liberation Sans, sans-serif';

interface Content {
  land: Land;
  names: readonly PlacedName[];
}

/**
 * One tile of the product's own map, an SVG: the background, lighter where the country is, a fine
 * grid, and the names that reach into it (docs/look.md, "The idea"). A pure function.
 */
export function tileSvg(tile: Tile, { land, names }: Content, colours: TileColours): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(TILE),
    height: String(TILE),
    viewBox: `0 0 ${TILE} ${TILE}`,
  };
  const ground = xml('rect', { width: '100%', height: '100%', fill: colours.fill }, []);
  return xml('svg', attributes, [
    ground,
    ...landPath(land, colours),
    grid(colours),
    ...texts(tile, names, colours),
  ]);
}

/** Points of a round pen: a dozen bytes each, where a circle would take fifty. */
function landPath({ discs, radius }: Land, { ground }: TileColours): string[] {
  if (discs.length === 0) return [];
  const d = discs.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('');
  const pen = { 'stroke-width': short(radius * 2), 'stroke-linecap': 'round' };
  return [xml('path', { d, stroke: ground, fill: 'none', ...pen }, [])];
}

function short(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}

/**
 * Lines at the tile's north and west and through its middle: together with its neighbours a grid.
 */
function grid({ line }: TileColours): string {
  const lines = [0, GRID].flatMap((at) => [`M${at + 0.5} 0V${TILE}`, `M0 ${at + 0.5}H${TILE}`]);
  return xml('path', { d: lines.join(''), stroke: line, fill: 'none' }, []);
}

function texts(tile: Tile, names: readonly PlacedName[], colours: TileColours): string[] {
  const [west, north] = [tile.x * TILE, tile.y * TILE];
  const reaching = names.filter(
    (name) =>
      Math.abs(name.x - west - TILE / 2) < TILE / 2 + name.halfWidth &&
      Math.abs(name.y - north - TILE / 2) < TILE / 2 + name.halfHeight,
  );
  if (reaching.length === 0) return [];
  const shared = {
    'font-family': FONT_FAMILIES,
    'text-anchor': 'middle',
    // In the colour of the land, so that no line of the grid crosses a letter.
    stroke: colours.ground,
    'stroke-width': '4',
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const lines = reaching.map(({ text, rank, ...at }) =>
    xml(
      'text',
      {
        x: short(at.x - west),
        y: short(at.y - north + LETTERS[rank] * 0.36),
        'font-size': String(LETTERS[rank]),
        'font-weight': WEIGHT[rank],
        fill: rank > 1 ? colours.ink : colours.muted,
      },
      text,
    ),
  );
  const dots = reaching
    .map(({ x, dotY }) => `M${short(x - west)} ${short(dotY - north)}h0`)
    .join('');
  const pen = { 'stroke-width': '5', 'stroke-linecap': 'round' };
  const places = xml('path', { d: dots, stroke: colours.muted, fill: 'none', ...pen }, []);
  return [places, xml('g', shared, lines)];
}
