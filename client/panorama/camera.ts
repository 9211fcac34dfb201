/** Where a visitor looks in a panorama, in radians. */
export interface Camera {
  /** To the right of the picture's centre; wraps around. */
  yaw: number;
  /** Above the horizon. */
  pitch: number;
  /** Field of view along the longer side of the viewport. */
  field: number;
}

export const INITIAL_CAMERA: Camera = { yaw: 0, pitch: 0, field: 1.6 };
const FIELDS = { min: 0.6, max: 2 };
/** Radians up or down: near the zenith and nadir, turning would spin the picture. */
const MAX_PITCH = 1.45;

/** The camera turned to the right and upwards by these angles. */
export function turned(camera: Camera, right: number, up: number): Camera {
  const yaw = camera.yaw + right;
  const whole = 2 * Math.PI;
  return {
    ...camera,
    yaw: yaw - whole * Math.round(yaw / whole),
    pitch: within(-MAX_PITCH, camera.pitch + up, MAX_PITCH),
  };
}

/** The camera when a panorama opens, on this point of the picture, in percent from its left. */
export function facing(across: number): Camera {
  return turned(INITIAL_CAMERA, (across / 100 - 0.5) * 2 * Math.PI, 0);
}

/** The camera with its field of view multiplied: below 1 zooms in, above 1 out. */
export function zoomed(camera: Camera, factor: number): Camera {
  return { ...camera, field: within(FIELDS.min, camera.field * factor, FIELDS.max) };
}

/** The camera after a drag in pixels, so that the point under the finger stays under it. */
export function dragged(camera: Camera, x: number, y: number, longerSide: number): Camera {
  const perPixel = camera.field / Math.max(1, longerSide);
  return turned(camera, -x * perPixel, y * perPixel);
}

const KEY_TURN = 0.12;
const ZOOM = 1.15;

/** The camera after a key; undefined for keys without an effect. */
export function afterKey(camera: Camera, key: string): Camera | undefined {
  if (key === 'ArrowLeft') return turned(camera, -KEY_TURN, 0);
  if (key === 'ArrowRight') return turned(camera, KEY_TURN, 0);
  if (key === 'ArrowUp') return turned(camera, 0, KEY_TURN);
  if (key === 'ArrowDown') return turned(camera, 0, -KEY_TURN);
  if (key === '+' || key === '=') return zoomed(camera, 1 / ZOOM);
  return key === '-' ? zoomed(camera, ZOOM) : undefined;
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
