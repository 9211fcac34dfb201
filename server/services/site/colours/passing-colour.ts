import { contrastRatio } from './contrast.ts';
import { colourDistance, fromOklab, toOklab } from './oklab.ts';

/** The minimum contrast ratio of a colour with another. */
export interface Demand {
  against: string;
  /** 4.5 for text, 3 for large text and controls (WCAG 2.2, level AA). */
  ratio: number;
}

/** Steps of lightness that are tried; finer than a screen's 255. */
const STEPS = 512;

export function passes(colour: string, demands: readonly Demand[]): boolean {
  return demands.every(({ against, ratio }) => contrastRatio(colour, against) >= ratio);
}

/**
 * The colour itself if it meets every requirement; else the nearest one that does, of the same hue
 * if there is one, else a grey. Undefined if no lightness meets all requirements.
 */
export function nearestPassing(colour: string, demands: readonly Demand[]): string | undefined {
  if (passes(colour, demands)) return colour;
  const [, a, b] = toOklab(colour);
  return nearestOf(colour, lightnessLine(a, b), demands) ?? nearestOf(colour, greys(), demands);
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

function nearestOf(
  colour: string,
  candidates: readonly string[],
  demands: readonly Demand[],
): string | undefined {
  return candidates
    .filter((candidate) => passes(candidate, demands))
    .map((candidate) => ({ candidate, distance: colourDistance(colour, candidate) }))
    .reduce<{ candidate: string; distance: number } | undefined>(
      (best, next) => (best && best.distance <= next.distance ? best : next),
      undefined,
    )?.candidate;
}
