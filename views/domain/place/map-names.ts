/** Importance of a name on the map, from the first that is placed to the last. */
export const NAME_RANKS = [
  'country',
  'sea',
  'city',
  'town',
  'province',
  'place',
  'village',
  'part',
] as const;
export type NameRank = (typeof NAME_RANKS)[number];

/** A name on the map in one language, as the server sends it. */
export type MapName = readonly [text: string, rank: NameRank, lat: number, lng: number];

/** A name with its position on the map, in pixels. */
export interface PlacedName {
  text: string;
  rank: NameRank;
  /** The middle of its line. */
  x: number;
  y: number;
  /** The position of the place's dot; absent for anything but a town. */
  dot?: { x: number; y: number };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Style {
  /** Zooms at which names of the rank may be shown. */
  zooms: readonly [from: number, to: number];
  /** Font size in pixels, and the width of a wide letter relative to it. */
  size: number;
  letter: number;
  hasDot: boolean;
}

/** Set in the same sizes by client/islands/place-map.css. */
export const NAME_STYLES: Readonly<Record<NameRank, Style>> = {
  country: { zooms: [6, 9], size: 13, letter: 0.95, hasDot: false },
  sea: { zooms: [6, 11], size: 15, letter: 0.6, hasDot: false },
  city: { zooms: [6, 14], size: 17, letter: 0.56, hasDot: true },
  town: { zooms: [8, 15], size: 15, letter: 0.56, hasDot: true },
  province: { zooms: [9, 9.99], size: 11, letter: 0.95, hasDot: false },
  place: { zooms: [9.75, 16], size: 14, letter: 0.58, hasDot: true },
  village: { zooms: [10.75, 16], size: 13, letter: 0.58, hasDot: true },
  part: { zooms: [12, 16], size: 12, letter: 0.58, hasDot: true },
};

/** Minimum space around a name, in pixels. */
const ROOM = { x: 6, y: 3 };
/** Half the size of a place's dot with the room around it, in pixels. */
const DOT = 4;
/** Pixels between a name and its dot or obstacle. */
const AWAY = 4.5;

/** The part of the map on which names are placed. */
interface Place {
  zoom: number;
  /** The position of a place on this piece, in pixels. */
  pixelOf: (at: readonly [lat: number, lng: number]) => readonly [x: number, y: number];
  within: Box;
  /** Boxes that no name may cover: the markers. */
  obstacles: readonly Box[];
}

/**
 * The names at a zoom and their positions: the most important first, without overlaps with each
 * other or an obstacle, below the place, otherwise above, right or left of it. Under an obstacle a
 * place has no dot, and its name stands beside the obstacle.
 */
export function placeNames(names: readonly MapName[], on: Place): PlacedName[] {
  const taken = [...on.obstacles];
  const placed: PlacedName[] = [];
  for (const [text, rank, lat, lng] of names) {
    const style = NAME_STYLES[rank];
    if (on.zoom < style.zooms[0] || on.zoom > style.zooms[1]) continue;
    const [x, y] = on.pixelOf([lat, lng]);
    if (!isIn(on.within, x, y)) continue;
    const dot = boxAround(x, y, DOT, DOT);
    const cover = style.hasDot ? on.obstacles.find((box) => overlap(box, dot)) : undefined;
    if (style.hasDot && !cover && taken.some((box) => overlap(box, dot))) continue;
    const spot = spotsOf(text, style, style.hasDot ? (cover ?? dot) : undefined, { x, y }).find(
      ({ box }) => isWithin(box, on.within) && !taken.some((other) => overlap(box, other)),
    );
    if (!spot) continue;
    taken.push(spot.box, dot);
    const name = { text, rank, x: spot.x, y: spot.y };
    placed.push(style.hasDot && !cover ? { ...name, dot: { x, y } } : name);
  }
  return placed;
}

/** Candidate positions of a name around a box, best first; without a box, the position itself. */
function spotsOf(
  text: string,
  { size, letter }: Style,
  around: Box | undefined,
  { x, y }: { x: number; y: number },
) {
  const { halfWidth, halfHeight } = halfSize(text, { size, letter });
  const { left, right, top, bottom } = around ?? boxAround(x, y, 0, 0);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const ways: readonly (readonly [x: number, y: number])[] = around
    ? [
        [middleX, bottom + AWAY + halfHeight],
        [middleX, top - AWAY - halfHeight],
        [right + AWAY + halfWidth, middleY],
        [left - AWAY - halfWidth, middleY],
      ]
    : [[x, y]];
  return ways.map(([atX, atY]) => ({
    x: Math.round(atX),
    y: Math.round(atY),
    box: boxAround(atX, atY, halfWidth + ROOM.x, halfHeight + ROOM.y),
  }));
}

function halfSize(text: string, { size, letter }: Pick<Style, 'size' | 'letter'>) {
  return { halfWidth: ([...text].length * size * letter) / 2, halfHeight: size / 2 };
}

/** The box of a name, at most as wide as this, with its dot. */
export function boxOfName({ text, rank, x, y, dot }: PlacedName): Box {
  const { halfWidth, halfHeight } = halfSize(text, NAME_STYLES[rank]);
  const box = boxAround(x, y, halfWidth, halfHeight);
  if (!dot) return box;
  const around = boxAround(dot.x, dot.y, DOT, DOT);
  return {
    left: Math.min(box.left, around.left),
    right: Math.max(box.right, around.right),
    top: Math.min(box.top, around.top),
    bottom: Math.max(box.bottom, around.bottom),
  };
}

function isIn({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isWithin(a: Box, b: Box): boolean {
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
