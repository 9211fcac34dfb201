import type { FallbackMetrics } from '../../../../views/domain/site/font.ts';
import { advancesAt } from './font-advances.ts';

/**
 * How often each character stands in a thousand of the interface's texts, and its width in Arial in
 * thousandths of an em; accents and rare characters are left out.
 */
const CHARACTERS: Readonly<Record<string, readonly [frequency: number, arial: number]>> = {
  ' ': [172, 278],
  a: [52, 556],
  b: [11, 556],
  c: [17, 500],
  d: [26, 556],
  e: [129, 556],
  f: [10, 278],
  g: [15, 556],
  h: [21, 556],
  i: [54, 222],
  j: [4, 222],
  k: [9, 500],
  l: [31, 222],
  m: [20, 833],
  n: [68, 556],
  o: [49, 556],
  p: [15, 556],
  q: [2, 556],
  r: [55, 333],
  s: [47, 500],
  t: [52, 278],
  u: [33, 556],
  v: [11, 500],
  w: [9, 722],
  y: [5, 500],
  z: [6, 500],
  A: [4, 667],
  B: [3, 667],
  D: [3, 722],
  E: [3, 667],
  I: [3, 278],
  P: [4, 667],
  S: [6, 667],
  T: [3, 611],
  V: [3, 667],
  W: [3, 944],
  '.': [8, 278],
  ',': [5, 278],
  '-': [3, 333],
};

/**
 * The metrics of the fallback of a font, in percent, by which text in Arial, or another font of its
 * widths, takes the space that it takes in the font: the mean width of a character, and the lines'
 * height.
 * @param weight of the text that is set in the font; only a variable font has several.
 * @throws when the bytes are not a font, or it has no Latin letters.
 */
export async function fallbackMetrics(bytes: Buffer, weight: number): Promise<FallbackMetrics> {
  const { create } = await import('fontkitten');
  const font = create(bytes);
  if (font.isCollection) throw new Error('it is a collection of fonts');
  const advance = advancesAt(font, weight);
  let [own, arial] = [0, 0];
  for (const [character, [frequency, width]] of Object.entries(CHARACTERS)) {
    const wide = advance(character);
    if (wide === undefined) continue;
    own += frequency * wide;
    arial += frequency * (width / 1000);
  }
  if (own === 0) throw new Error('it has no Latin letters');
  const ratio = own / arial;
  const height = (units: number) => percent(Math.abs(units) / font.unitsPerEm / ratio);
  return {
    sizeAdjust: percent(ratio),
    ascentOverride: height(font.ascent),
    descentOverride: height(font.descent),
    lineGapOverride: height(font.lineGap),
  };
}

/** With one decimal. */
function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
