import { TILE } from '../../../views/domain/place/mercator.ts';
import { clipRing, type Coordinates, linePartsIn, type Rectangle } from './clip.ts';

/** A piece of the map: pixels from the world's north-western corner at a zoom. */
export interface Piece {
  zoom: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels around a piece from which strokes reach into it. */
const MARGIN = 24;

/** Writes the visible parts of lines and rings in a piece as SVG path data. */
export class Pen {
  readonly zoom: number;
  readonly #piece: Piece;
  readonly #size: number;
  readonly #seen: Rectangle;

  constructor(piece: Piece) {
    this.#piece = piece;
    this.zoom = piece.zoom;
    this.#size = TILE * 2 ** piece.zoom;
    this.#seen = {
      west: (piece.x - MARGIN) / this.#size,
      north: (piece.y - MARGIN) / this.#size,
      east: (piece.x + piece.width + MARGIN) / this.#size,
      south: (piece.y + piece.height + MARGIN) / this.#size,
    };
  }

  /** Rings, to be filled. */
  area(rings: readonly Coordinates[]): string {
    return rings.map((ring) => this.#path(clipRing(ring, this.#seen), true)).join('');
  }

  line(lines: readonly Coordinates[]): string {
    return lines
      .flatMap((line) => linePartsIn(line, this.#seen))
      .map((part) => this.#path(part, false))
      .join('');
  }

  /** Relative steps of tenths of a pixel: rounded as positions, so that no error adds up. */
  #path(points: readonly number[], isClosed: boolean): string {
    if (points.length < 4) return '';
    let [lastX, lastY] = [0, 0];
    let d = '';
    for (let at = 0; at < points.length; at += 2) {
      const x = Math.round((points[at]! * this.#size - this.#piece.x) * 10);
      const y = Math.round((points[at + 1]! * this.#size - this.#piece.y) * 10);
      if (at > 0 && x === lastX && y === lastY) continue;
      d += `${at === 0 ? 'M' : 'l'}${(x - lastX) / 10} ${(y - lastY) / 10}`;
      [lastX, lastY] = [x, y];
    }
    return isClosed ? `${d}z` : d;
  }
}
