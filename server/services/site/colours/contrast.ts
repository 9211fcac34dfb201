/** Red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];

const COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** @throws RangeError unless the colour is written #rrggbb. */
export function parseColour(colour: string): Rgb {
  const found = COLOUR.exec(colour);
  if (!found) throw new RangeError(`not a colour: ${JSON.stringify(colour)}`);
  const [red, green, blue] = found.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return [red!, green!, blue!];
}

/** The nearest sRGB colour, as #rrggbb in lower case. */
export function formatColour(rgb: Rgb): string {
  const parts = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** One channel of sRGB in linear light, 0 to 1 (WCAG 2.2, relative luminance). */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of a colour written #rrggbb: 0 is black, 1 is white. */
export function luminance(colour: string): number {
  const [red, green, blue] = parseColour(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours (WCAG 2.2): 1 (equal) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  return luminanceRatio(luminance(one), luminance(other));
}

/** The same of two relative luminances. */
export function luminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
