import { shownText } from '../text/shown-text.ts';
import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { Property } from './property.ts';
import type { Label, SiteInfo } from '../site/site.ts';
import { isSold } from './sold.ts';

const SOLD = 3;
const RENTED = 4;

/**
 * The label on a home's plate (spec section 3, "Label"): the CRM's. A home that is sold by status
 * only is labelled sold or rented, whatever its label.
 */
export function labelOf(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  site: Pick<SiteInfo, 'labels' | 'ignoredLabels'>,
): Label | undefined {
  const id = labelIdOf(property, site.ignoredLabels);
  return site.labels.find((label) => label.id === id);
}

/** Words on a home's plate, and the label whose colours they are in; enamel without one. */
export interface PlateWords {
  id?: number;
  text: string;
  /** Its language, if it is not the page's. */
  lang?: Locale | undefined;
}

/**
 * Text of a home's plate: the site's words, or the CRM's for a label that the site does not know.
 */
export function plateWords(
  property: Pick<Property, 'status' | 'marquee' | 'marqueeName' | 'goal'>,
  site: Pick<SiteInfo, 'labels' | 'ignoredLabels' | 'languages'>,
  locale: Locale,
): PlateWords | undefined {
  const label = labelOf(property, site);
  if (label) return { id: label.id, text: textOf(label.name, locale) };
  const { marquee, marqueeName } = property;
  const isOfCrm = labelIdOf(property, site.ignoredLabels) === marquee && marquee !== undefined;
  const words = shownText(isOfCrm ? marqueeName : undefined, { locale, site: { info: site } });
  return words.text === '' ? undefined : words;
}

/**
 * Whether a sold or let home was let. The label decides: a home for sale may have been let, and the
 * other way round.
 */
export function isRented(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  { ignoredLabels }: Pick<SiteInfo, 'ignoredLabels'>,
): boolean {
  const id = labelIdOf(property, ignoredLabels);
  if (id === SOLD || id === RENTED) return id === RENTED;
  // An ignored label of the agency's own means neither, so the goal decides.
  return property.goal === 1;
}

function labelIdOf(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  ignoredLabels: readonly number[],
): number | undefined {
  const { marquee } = property;
  const saysSold = marquee !== undefined && ignoredLabels.includes(marquee);
  if (saysSold || !isSold(property, ignoredLabels)) return marquee;
  if (property.status === 2) return SOLD;
  return property.status === 4 || property.goal === 1 ? RENTED : SOLD;
}
