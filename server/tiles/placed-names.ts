import { project } from './mercator.ts';
import type { PlaceOnMap, Rank } from './place-names.ts';

/** A name with its position in the world at one zoom, in pixels. */
export interface PlacedName {
  text: string;
  rank: Rank;
  /** The middle of its line. */
  x: number;
  y: number;
  /** The position of the place itself, above its name, so that markers do not cover the name. */
  dotY: number;
  /** Half the width that is reserved for it. */
  halfWidth: number;
  halfHeight: number;
}

/** Font size of each rank, in pixels. */
export const LETTERS: Readonly<Record<Rank, number>> = { 3: 17, 2: 15, 1: 13, 0: 13, [-1]: 12 };

/** The first zoom at which a rank is named, however much room there is. */
const FIRST_ZOOM: Readonly<Record<Rank, number>> = { 3: 0, 2: 8, 1: 10, 0: 10, [-1]: 12 };
/** Width of a wide letter relative to the font size, in the widest of FONT_FAMILIES. */
const LETTER_WIDTH = 0.62;
/** Minimum space around a name, in pixels. */
const LABEL_PADDING = { x: 10, y: 7 };
/** Pixels from a place down to its name. */
const BELOW = 14;
/** Pixels of the squares by which names are indexed; no name is wider than two. */
const SQUARE = 256;

/**
 * The names at a zoom and their positions: the most important first, each where no other is. The
 * same for every tile, so that a name that crosses an edge continues in the next tile.
 */
export function placeNames(places: readonly PlaceOnMap[], z: number): PlacedName[] {
  const squares = new Map<string, PlacedName[]>();
  const placed: PlacedName[] = [];
  for (const place of places) {
    if (z < FIRST_ZOOM[place.rank]) continue;
    const name = nameAt(place, z);
    const keys = squaresOf(name);
    if (keys.some((key) => squares.get(key)?.some((other) => overlap(name, other)))) continue;
    placed.push(name);
    for (const key of keys) squares.set(key, [...(squares.get(key) ?? []), name]);
  }
  return placed;
}

function nameAt({ text, rank, position }: PlaceOnMap, z: number): PlacedName {
  const [x, dotY] = project(position, z);
  const letters = LETTERS[rank];
  const y = dotY + BELOW + letters / 2;
  const halfWidth = ([...text].length * letters * LETTER_WIDTH) / 2 + LABEL_PADDING.x;
  return { text, rank, x, y, dotY, halfWidth, halfHeight: letters / 2 + LABEL_PADDING.y };
}

function overlap(a: PlacedName, b: PlacedName): boolean {
  return (
    Math.abs(a.x - b.x) < a.halfWidth + b.halfWidth &&
    Math.abs(a.y - b.y) < a.halfHeight + b.halfHeight
  );
}

function squaresOf({ x, y, halfWidth, halfHeight }: PlacedName): string[] {
  const keys: string[] = [];
  const [east, south] = [x + halfWidth, y + halfHeight].map((end) => Math.floor(end / SQUARE));
  for (let column = Math.floor((x - halfWidth) / SQUARE); column <= east!; column += 1) {
    for (let row = Math.floor((y - halfHeight) / SQUARE); row <= south!; row += 1) {
      keys.push(`${column} ${row}`);
    }
  }
  return keys;
}
