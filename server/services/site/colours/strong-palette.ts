import type { Label, SiteInfo } from '../../../../views/domain/site/site.ts';
import { contrastRatio } from './contrast.ts';
import { type Colours, readablePalette } from './palette.ts';
import { nearestPassing } from './passing-colour.ts';

/** Of text (WCAG 2.2, level AAA). */
const STRONG = 7;

/** Colours that differ from those of `readablePalette`. */
interface StrongPalette {
  colours: Partial<Colours>;
  labels: readonly Label[];
}

/**
 * The site's colours for visitors who ask for more contrast: text has 7:1 on paper and on labels.
 * What is not here is ink or paper then (controls.aids.css). A paper on which no colour has that
 * much keeps its own.
 */
export function strongPalette(info: Pick<SiteInfo, 'colours' | 'labels'>): StrongPalette {
  const { colours, labels } = readablePalette(info);
  const strong = (name: keyof Colours, against: string) =>
    nearestPassing(colours[name], [{ against, ratio: STRONG }]) ?? colours[name];
  const { paper } = colours;
  const ink = strong('ink', paper);
  const made: Partial<Colours> = {
    ink,
    primary: strong('primary', paper),
    alert: strong('alert', paper),
    accent: strong('accent', ink),
  };
  const names = Object.keys(made) as (keyof Colours)[];
  return {
    colours: Object.fromEntries(
      names.filter((name) => made[name] !== colours[name]).map((name) => [name, made[name]]),
    ),
    labels: labels.map(strongLabel).filter(({ textColour, backgroundColour }, index) => {
      const usual = labels[index];
      return textColour !== usual?.textColour || backgroundColour !== usual.backgroundColour;
    }),
  };
}

/** On a ground between black and white no text has enough contrast: then the ground changes. */
function strongLabel(label: Label): Label {
  const { textColour, backgroundColour } = label;
  const text = nearestPassing(textColour, [{ against: backgroundColour, ratio: STRONG }]);
  if (text !== undefined) return { ...label, textColour: text };
  const other =
    contrastRatio('#ffffff', backgroundColour) >= contrastRatio('#000000', backgroundColour)
      ? '#ffffff'
      : '#000000';
  const ground = nearestPassing(backgroundColour, [{ against: other, ratio: STRONG }]);
  return { ...label, textColour: other, backgroundColour: ground ?? backgroundColour };
}
