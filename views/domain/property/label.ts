import type { IsoDate } from '../format/date.ts';
import { addDays } from '../history/brussels.ts';
import { shownText } from '../text/shown-text.ts';
import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { Property } from './property.ts';
import type { Label, SiteInfo } from '../site/site.ts';
import { isSold } from './sold.ts';

const SOLD = 3;
const RENTED = 4;
const NEW = 1;
/** For how many days a home is new, where the agency says nothing else. */
const NEW_DAYS = 7;

type Plated = Pick<Property, 'status' | 'marquee' | 'goal' | 'startCommercialisation'>;

/**
 * The label on a home's plate (spec section 3, "Label"): the CRM's. A home that is sold by status
 * only is labelled sold or rented, whatever its label. Undefined from the day on which the label is
 * over, too (decision 200).
 * @param today in Brussels.
 */
export function labelOf(
  property: Plated,
  site: Pick<SiteInfo, 'labels' | 'ignoredLabels'>,
  today: IsoDate,
): Label | undefined {
  const label = siteLabel(property, site);
  return label && isOver(label, property, today) ? undefined : label;
}

function siteLabel(
  property: Plated,
  { labels, ignoredLabels }: Pick<SiteInfo, 'labels' | 'ignoredLabels'>,
): Label | undefined {
  const id = labelIdOf(property, ignoredLabels);
  return labels.find((label) => label.id === id);
}

/** Never for a home whose first day on offer the CRM does not tell. */
function isOver(
  { id, days = id === NEW ? NEW_DAYS : 0 }: Label,
  { startCommercialisation }: Plated,
  today: IsoDate,
): boolean {
  if (days === 0 || startCommercialisation === undefined) return false;
  return addDays(startCommercialisation, days) <= today;
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
  property: Plated & Pick<Property, 'marqueeName'>,
  site: Pick<SiteInfo, 'labels' | 'ignoredLabels' | 'languages'>,
  { locale, today }: { locale: Locale; today: IsoDate },
): PlateWords | undefined {
  const label = siteLabel(property, site);
  if (label) {
    const isShown = !isOver(label, property, today);
    return isShown ? { id: label.id, text: textOf(label.name, locale) } : undefined;
  }
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
