import { luminance, luminanceRatio } from './contrast.ts';
import { fromOklab, type Oklab, oklabDistance, toOklab } from './oklab.ts';

/** The minimum contrast ratio of a colour with another. */
export interface Demand {
  against: string;
  /** 4.5 for text, 3 for large text and controls (WCAG 2.2, level AA). */
  ratio: number;
}

/** Steps of lightness that are tried; finer than a screen's 255. */
const STEPS = 512;

export function passes(colour: string, demands: readonly Demand[]): boolean {
  return testOf(demands)(colour);
}

/** {@link passes} for many colours: what they are compared with is read once. */
function testOf(demands: readonly Demand[]): (colour: string) => boolean {
  const others = demands.map(({ against, ratio }) => ({ light: luminance(against), ratio }));
  return (colour) => {
    const own = luminance(colour);
    return others.every(({ light, ratio }) => luminanceRatio(own, light) >= ratio);
  };
}

/**
 * The colour itself if it meets every requirement; else the nearest one that does, of the same hue
 * if there is one, else a grey. Undefined if no lightness meets all requirements.
 */
export function nearestPassing(colour: string, demands: readonly Demand[]): string | undefined {
  const isPassing = testOf(demands);
  if (isPassing(colour)) return colour;
  const lab = toOklab(colour);
  return (
    nearestOf(lab, lightnessLine(lab[1], lab[2]).filter(isPassing)) ??
    nearestOf(lab, greys().filter(isPassing))
  );
}

function lightnessLine(a: number, b: number): string[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const lightness = step / STEPS;
    // sRGB has little chroma near black and white: reduce the chroma, because clipping would shift
    // the hue.
    const room = Math.min(1, 4 * lightness, 8 * (1 - lightness));
    return fromOklab([lightness, a * room, b * room]);
  });
}

function greys(): string[] {
  return Array.from({ length: 256 }, (_, level) => {
    const part = level.toString(16).padStart(2, '0');
    return `#${part}${part}${part}`;
  });
}

/** The first of those that are nearest. */
function nearestOf(lab: Oklab, candidates: readonly string[]): string | undefined {
  return candidates
    .map((candidate) => ({ candidate, distance: oklabDistance(lab, toOklab(candidate)) }))
    .reduce<{ candidate: string; distance: number } | undefined>(
      (best, next) => (best && best.distance <= next.distance ? best : next),
      undefined,
    )?.candidate;
}
