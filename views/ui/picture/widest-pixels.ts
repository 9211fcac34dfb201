import { perText } from '../../domain/memo/per-text.ts';

/** CSS pixels per rem. */
const REM = 16;
/** CSS pixels across the widest phone. Windows up to it have three pixels per CSS pixel, others two. */
const PHONE = 440;
const PHONE_DENSITY = 3;
const DENSITY = 2;
/** Values of `sizes` cached: the templates have some dozens. */
const MAX_CACHED = 500;

/** A value with the windows it is for: from this width, in CSS pixels, up to that. */
interface Entry {
  value: string;
  from: number;
  to: number;
}

/**
 * The most pixels that a picture with this value of `sizes` fills on any screen, so that a page names no
 * file that no browser chooses. `Infinity` where the value does not bound it.
 */
export const widestPixels = perText(MAX_CACHED, (sizes): number =>
  Math.max(...entriesOf(sizes).map(pixelsOf)),
);

/** The conditions are `min-width`, the widest first; one of another kind says nothing of windows. */
function entriesOf(sizes: string): Entry[] {
  let to = Number.POSITIVE_INFINITY;
  return sizes
    .replace(/^auto, */, '')
    .split(/, *(?![^(]*\))/)
    .map((text) => {
      const [, rem, value = text] = /^\(min-width: ([\d.]+)rem\) (.+)$/.exec(text) ?? [];
      const from = rem === undefined ? 0 : Number(rem) * REM;
      const entry = { value, from, to };
      to = from;
      return entry;
    });
}

function pixelsOf({ value, from, to }: Entry): number {
  const [, digits, unit] = /^([\d.]+)(px|rem|vw)$/.exec(value) ?? [];
  if (digits === undefined) return Number.POSITIVE_INFINITY;
  const onPhone = from < PHONE;
  const amount = Number(digits);
  if (unit !== 'vw')
    return amount * (unit === 'rem' ? REM : 1) * (onPhone ? PHONE_DENSITY : DENSITY);
  const share = amount / 100;
  const phone = onPhone ? share * Math.min(to, PHONE) * PHONE_DENSITY : 0;
  return Math.max(phone, to > PHONE ? share * to * DENSITY : 0);
}
