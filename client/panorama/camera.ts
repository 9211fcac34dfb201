/** Where a visitor looks in a panorama; all in radians. */
export interface Gaze {
  /** To the right of the picture's middle; goes round. */
  yaw: number;
  /** Above the horizon. */
  pitch: number;
  /** The field of view along the longer side of the window. */
  field: number;
}

export const FIRST_GAZE: Gaze = { yaw: 0, pitch: 0, field: 1.6 };
const FIELDS = { narrowest: 0.6, widest: 2 };
/** Near the zenith and the nadir a turn would spin the picture. */
const STEEPEST = 1.45;

/** After turning by so much to the right and upwards. */
export function turned(gaze: Gaze, right: number, up: number): Gaze {
  const yaw = gaze.yaw + right;
  const whole = 2 * Math.PI;
  return {
    ...gaze,
    yaw: yaw - whole * Math.round(yaw / whole),
    pitch: within(-STEEPEST, gaze.pitch + up, STEEPEST),
  };
}

/** Nearer by for a factor below 1, farther away for one above. */
export function zoomed(gaze: Gaze, factor: number): Gaze {
  return { ...gaze, field: within(FIELDS.narrowest, gaze.field * factor, FIELDS.widest) };
}

/** The gaze after a drag of so many pixels: what was under the finger stays under it. */
export function dragged(gaze: Gaze, x: number, y: number, longerSide: number): Gaze {
  const perPixel = gaze.field / Math.max(1, longerSide);
  return turned(gaze, -x * perPixel, y * perPixel);
}

const TURN = 0.12;
const ZOOM = 1.15;

/** What a key does; undefined for one that means nothing here. */
export function afterKey(gaze: Gaze, key: string): Gaze | undefined {
  if (key === 'ArrowLeft') return turned(gaze, -TURN, 0);
  if (key === 'ArrowRight') return turned(gaze, TURN, 0);
  if (key === 'ArrowUp') return turned(gaze, 0, TURN);
  if (key === 'ArrowDown') return turned(gaze, 0, -TURN);
  if (key === '+' || key === '=') return zoomed(gaze, 1 / ZOOM);
  return key === '-' ? zoomed(gaze, ZOOM) : undefined;
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
