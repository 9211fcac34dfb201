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
const GREYS = 255;
/** Passing colours of which the nearest is taken: screens round, so that it may not be the first. */
const SIMILAR = 4;

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
    nearestOnLine(lab, STEPS, onLightnessLine(lab), isPassing) ??
    nearestOnLine(lab, GREYS, greyOf, isPassing)
  );
}

/** A colour by its place between black, 0, and white, 1. */
type Line = (lightness: number) => string;

function onLightnessLine([, a, b]: Oklab): Line {
  return (lightness) => {
    // sRGB has little chroma near black and white: reduce the chroma, because clipping would shift
    // the hue.
    const room = Math.min(1, 4 * lightness, 8 * (1 - lightness));
    return fromOklab([lightness, a * room, b * room]);
  };
}

function greyOf(lightness: number): string {
  const part = Math.round(lightness * GREYS)
    .toString(16)
    .padStart(2, '0');
  return `#${part}${part}${part}`;
}

interface Near {
  colour: string;
  /** From the colour that is replaced. */
  distance: number;
}

/**
 * The nearest colour of a line that passes: the first ones that do, from the colour's own lightness
 * towards black and towards white, as distances grow with lightness.
 */
function nearestOnLine(
  lab: Oklab,
  steps: number,
  line: Line,
  isPassing: (colour: string) => boolean,
): string | undefined {
  const own = Math.round(lab[0] * steps);
  const found = [...firstPassing(own, -1), ...firstPassing(own + 1, 1)];
  const nearest = (one: Near, other: Near) => (other.distance < one.distance ? other : one);
  return found.length === 0 ? undefined : found.reduce(nearest).colour;

  function firstPassing(from: number, by: 1 | -1): Near[] {
    const near: Near[] = [];
    for (let step = from; step >= 0 && step <= steps && near.length < SIMILAR; step += by) {
      const colour = line(step / steps);
      if (isPassing(colour)) near.push({ colour, distance: oklabDistance(lab, toOklab(colour)) });
    }
    return near;
  }
}
