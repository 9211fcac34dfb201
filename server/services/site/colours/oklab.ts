import { formatColour, linear, parseColour, type Rgb } from './contrast.ts';

/**
 * A colour in Björn Ottosson's OKLab: lightness 0 to 1, and two axes of hue. Distances are
 * perceptually uniform, unlike those of sRGB.
 */
export type Oklab = readonly [number, number, number];

export function toOklab(colour: string): Oklab {
  const [r, g, b] = parseColour(colour).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The nearest sRGB colour, #rrggbb; out of gamut, each channel is clipped. */
export function fromOklab([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return formatColour(rgb.map(encoded) as unknown as Rgb);
}

function encoded(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Perceptual distance of two colours; black and white are 1 apart. */
export function colourDistance(one: string, other: string): number {
  return oklabDistance(toOklab(one), toOklab(other));
}

/** The same of two colours in OKLab. */
export function oklabDistance(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
