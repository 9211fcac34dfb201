import { project } from './mercator.ts';
import type { PlaceOnMap, Rank } from './place-names.ts';

/** A name at its place in the picture of the world at one zoom; pixels. */
export interface PlacedName {
  text: string;
  rank: Rank;
  /** The middle of its line. */
  x: number;
  y: number;
  /** Where the place itself is, above its name; markers on it leave the name free. */
  dotY: number;
  /** From its middle to where nothing else stands. */
  halfWidth: number;
  halfHeight: number;
}

/** Letters of each rank, in pixels. */
export const LETTERS: Readonly<Record<Rank, number>> = { 3: 17, 2: 15, 1: 13, 0: 13, [-1]: 12 };

/** From which zoom on a rank is named at all, however much room there is. */
const FIRST_ZOOM: Readonly<Record<Rank, number>> = { 3: 0, 2: 8, 1: 10, 0: 10, [-1]: 12 };
/** Of the letters' height: a wide letter of the widest of the faces that systems have. */
const LETTER_WIDTH = 0.62;
/** Room around a name, in pixels: a map is calm when there is more ground than text. */
const LABEL_PADDING = { x: 10, y: 7 };
/** Pixels from a place down to its name. */
const BELOW = 14;
/** Pixels of the squares that names are looked up by; none is wider than two. */
const SQUARE = 256;

/**
 * Which names stand at a zoom, and where: the weightiest first, each where no other one stands yet.
 * The same for every tile, so that a name that crosses an edge goes on in the next.
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
