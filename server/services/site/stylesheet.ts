import { createHash } from 'node:crypto';
import type { FallbackMetrics, Font } from '../../../views/domain/site/font.ts';
import type { Label, SiteInfo } from '../../../views/domain/site/site.ts';
import type { Fallbacks } from './fonts/own-fonts.ts';
import { cornerRadiusOf } from '../../../views/domain/site/site-look.ts';
import { cssString } from './css-string.ts';
import { type Colours, readablePalette } from './colours/palette.ts';
import { strongPalette } from './colours/strong-palette.ts';

interface SiteStylesheet {
  css: string;
  /** Of the text; 10 hexadecimal digits, for the file's name. */
  hash: string;
  /** For the log and the person who configures the site: one sentence each. */
  warnings: readonly string[];
}

/**
 * The URL of a file of the product or the site, e.g. `fonts/x.woff2`; undefined if there is none.
 */
type AssetUrl = (name: string) => string | undefined;

/** Where the fonts are, and the metrics of their fallbacks. */
interface FontFiles {
  assetUrl: AssetUrl;
  fallbacks: Fallbacks;
}

/** System fonts, of which every system has one; the fallbacks' metrics are Arial's. */
const LOCAL_FONTS = ['Arial', 'Liberation Sans', 'Helvetica'];

/** Between two pages of the site (docs/look.md, "Motion"); they cannot be enabled by a selector. */
const VIEW_TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The settings that the stylesheet depends on. */
type StyledInfo = Pick<
  SiteInfo,
  'colours' | 'labels' | 'fonts' | 'showEffects' | 'siteTemplate' | 'header' | 'cornerRadius'
>;

/**
 * The site's one stylesheet: its tokens, fonts and label plates, then the product's rules. Colours
 * with too little contrast are replaced and reported in `warnings` (docs/look.md, "Tokens").
 */
export function siteStylesheet(
  info: StyledInfo,
  baseCss: string,
  { assetUrl, fallbacks }: FontFiles,
): SiteStylesheet {
  const palette = readablePalette(info);
  const warnings = palette.warnings.map(
    ({ path, colour, against, ratio, needed, used }) =>
      `site.json: ${path}: ${colour} on ${against} has a contrast of ${ratio.toFixed(2)}, ` +
      `below ${needed}; ${used} is used`,
  );
  const faces = fontFaces(info.fonts, { assetUrl, fallbacks }, warnings);
  const css = [
    ...faces,
    rootRule(palette.colours, info),
    ...palette.labels.map(plateRule),
    ...strongRules(info),
    ...(info.showEffects ? [VIEW_TRANSITIONS] : []),
    baseCss,
  ].join('\n');
  return { css, hash: createHash('sha256').update(css).digest('hex').slice(0, 10), warnings };
}

function rootRule(colours: Colours, info: StyledInfo): string {
  const { fonts } = info;
  const tokens = colourTokens(colours);
  const families = Object.entries(fonts).map(
    ([role, { family }]) =>
      `--font-${role}:${cssString(family)},${cssString(fallbackName(family))},sans-serif`,
  );
  const radius = `--radius:${cornerRadiusOf(info)}px`;
  return `:root{${[...tokens, ...families, radius].join(';')}}`;
}

function colourTokens(colours: Partial<Colours>): string[] {
  return Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
}

/** What differs for visitors who ask for more contrast. */
function strongRules(info: StyledInfo): string[] {
  const { colours, labels } = strongPalette(info);
  const tokens = colourTokens(colours);
  const rules = [
    ...(tokens.length > 0 ? [`:root{${tokens.join(';')}}`] : []),
    ...labels.map(plateRule),
  ];
  return rules.length > 0 ? [`@media (prefers-contrast:more){${rules.join('')}}`] : [];
}

function fallbackName(family: string): string {
  return `${family} Fallback`;
}

/** A font whose file does not exist is left out, and so are metrics that nothing tells. */
function fontFaces(
  fonts: SiteInfo['fonts'],
  { assetUrl, fallbacks }: FontFiles,
  warnings: string[],
): string[] {
  const faces = new Set<string>();
  for (const [role, font] of Object.entries(fonts)) {
    const url = assetUrl(`fonts/${font.file}`);
    if (url === undefined) {
      warnings.push(`site.json: fonts.${role}.file: there is no font file ${font.file}`);
    } else faces.add(fontFace(font, url));
    const fallback = fallbacks[role as keyof Fallbacks];
    if (fallback) faces.add(fallbackFace(font, fallback));
  }
  return [...faces];
}

function fontFace({ family, weight }: Font, url: string): string {
  return (
    `@font-face{font-family:${cssString(family)};src:url(${cssString(url)}) format("woff2");` +
    `font-weight:${weight};font-display:swap}`
  );
}

function fallbackFace({ family }: Font, fallback: FallbackMetrics): string {
  const sources = LOCAL_FONTS.map((face) => `local(${cssString(face)})`).join(',');
  return (
    `@font-face{font-family:${cssString(fallbackName(family))};src:${sources};` +
    `size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascentOverride}%;` +
    `descent-override:${fallback.descentOverride}%;line-gap-override:${fallback.lineGapOverride}%}`
  );
}

/** A label's plate on a card, in the label's own colours. */
function plateRule({ id, textColour, backgroundColour }: Label): string {
  return (
    `.plate-label-${id}{--plate-ground:${backgroundColour};--plate-ink:${textColour};` +
    `background-color:${backgroundColour};color:${textColour}}`
  );
}
