import type { Label, SiteInfo } from '../../../../views/domain/site/site.ts';
import { contrastRatio } from './contrast.ts';
import { type Demand, nearestPassing } from './passing-colour.ts';

export type Colours = SiteInfo['colours'];
type ColourName = keyof Colours;

const TEXT = 4.5;
/** Large text, controls, focus rings. */
const CONTROL = 3;

/**
 * Every pair of colours that the design puts on each other, in the order in which they are
 * adjusted: each is compared with those adjusted before it. `paper` is never changed; `line` only
 * draws hairlines, which convey nothing.
 */
const PAIRS: readonly { colour: ColourName; against: ColourName; ratio: number }[] = [
  { colour: 'ink', against: 'paper', ratio: TEXT },
  { colour: 'ground', against: 'ink', ratio: TEXT },
  { colour: 'fill', against: 'ink', ratio: TEXT },
  ...(['muted', 'primary', 'alert'] as const).flatMap((colour) =>
    (['paper', 'ground', 'fill'] as const).map((against) => ({ colour, against, ratio: TEXT })),
  ),
  { colour: 'accent', against: 'ink', ratio: TEXT },
  // The focus ring's outer line on a plate or button.
  { colour: 'accent', against: 'primary', ratio: CONTROL },
];

/** A colour that was replaced because its contrast was too low. */
interface ColourWarning {
  /** Its path in site.json. */
  path: string;
  colour: string;
  /** The foreground or background colour, and their contrast. */
  against: string;
  ratio: number;
  needed: number;
  /** The colour used instead: the nearest with enough contrast. */
  used: string;
}

interface Palette {
  colours: Colours;
  labels: readonly Label[];
  warnings: readonly ColourWarning[];
}

/**
 * The site's colours, each replaced by the nearest with enough contrast where it fails
 * (docs/look.md, "Tokens").
 */
export function readablePalette(info: Pick<SiteInfo, 'colours' | 'labels'>): Palette {
  const warnings: ColourWarning[] = [];
  const colours = { ...info.colours };
  for (const name of new Set(PAIRS.map(({ colour }) => colour))) {
    const demands = PAIRS.filter((pair) => pair.colour === name).map(({ against, ratio }) => ({
      against: colours[against],
      name: against,
      ratio,
    }));
    // If no grey meets all requirements, ink does: each background was adjusted to carry it. Only
    // colours of text have several backgrounds.
    const used = nearestPassing(colours[name], demands) ?? colours.ink;
    warnings.push(...warningsOf(`colours.${name}`, colours[name], used, demands));
    colours[name] = used;
  }
  return {
    colours,
    labels: info.labels.map((label, i) => readableLabel(label, i, warnings)),
    warnings,
  };
}

/**
 * A label keeps its background; the colour of its text changes. Black or white is readable on any
 * background.
 */
function readableLabel(label: Label, index: number, warnings: ColourWarning[]): Label {
  const { textColour, backgroundColour } = label;
  const demand = { against: backgroundColour, name: 'backgroundColour', ratio: TEXT };
  const used = nearestPassing(textColour, [demand]) ?? textColour;
  warnings.push(...warningsOf(`labels[${index}].textColour`, textColour, used, [demand]));
  return { ...label, textColour: used };
}

function warningsOf(
  path: string,
  colour: string,
  used: string,
  demands: readonly (Demand & { name: string })[],
): ColourWarning[] {
  if (used === colour) return [];
  return demands
    .map(({ against, name, ratio: needed }) => {
      const ratio = contrastRatio(colour, against);
      return { path, colour, against: `${name} ${against}`, ratio, needed, used };
    })
    .filter(({ ratio, needed }) => ratio < needed);
}
