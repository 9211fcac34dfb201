import { xml } from '../routes/xml.ts';
import type { Colours } from '../site/palette.ts';
import { type Tile, TILE } from './mercator.ts';
import type { Rank } from './place-names.ts';
import { LETTERS, type PlacedName } from './placed-names.ts';

/** Changes when tiles are drawn otherwise: browsers keep them for ever under one address. */
export const DRAWING = 1;

export type TileColours = Pick<Colours, 'ink' | 'muted' | 'ground' | 'fill' | 'line' | 'paper'>;

/** Pixels between the lines of the grid, a part of a tile. */
const GRID = TILE / 2;
const WEIGHT: Readonly<Record<Rank, string>> = {
  3: '600',
  2: '600',
  1: '500',
  0: '400',
  [-1]: '400',
};
/** Letters of the visitor's own system: a picture can load no font. */
const FACES = 'Arial, Helvetica, Liberation Sans, sans-serif';

/**
 * One tile of the product's own map, an SVG: bluestone ground, a fine grid, and the names that reach
 * into it (look.md, The idea). A pure function of what is placed where.
 */
export function tileSvg(tile: Tile, names: readonly PlacedName[], colours: TileColours): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(TILE),
    height: String(TILE),
    viewBox: `0 0 ${TILE} ${TILE}`,
  };
  const ground = xml('rect', { width: '100%', height: '100%', fill: colours.fill }, []);
  return xml('svg', attributes, [ground, grid(colours), ...texts(tile, names, colours)]);
}

/** Lines at the tile's north and west and in its middle: with its neighbours one grid. */
function grid({ line }: TileColours): string {
  const lines = [0, GRID].flatMap((at) => [`M${at + 0.5} 0V${TILE}`, `M0 ${at + 0.5}H${TILE}`]);
  return xml('path', { d: lines.join(''), stroke: line, fill: 'none' }, []);
}

function texts({ x, y }: Tile, names: readonly PlacedName[], colours: TileColours): string[] {
  const [west, north] = [x * TILE, y * TILE];
  const reaching = names.filter(
    (name) =>
      Math.abs(name.x - west - TILE / 2) < TILE / 2 + name.halfWidth &&
      Math.abs(name.y - north - TILE / 2) < TILE / 2 + name.halfHeight,
  );
  if (reaching.length === 0) return [];
  const shared = {
    'font-family': FACES,
    'text-anchor': 'middle',
    // Of the ground's colour, so that no line of the grid runs through a letter.
    stroke: colours.fill,
    'stroke-width': '4',
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const lines = reaching.map(({ text, rank, ...at }) =>
    xml(
      'text',
      {
        x: (at.x - west).toFixed(1),
        y: (at.y - north + LETTERS[rank] * 0.36).toFixed(1),
        'font-size': String(LETTERS[rank]),
        'font-weight': WEIGHT[rank],
        fill: rank > 1 ? colours.ink : colours.muted,
      },
      text,
    ),
  );
  return [xml('g', shared, lines)];
}
