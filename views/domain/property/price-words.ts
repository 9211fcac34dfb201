import { formatPrice, priceOf } from './price.ts';
import type { Project } from '../project/project.ts';
import { projectPrice, saleState } from '../project/project-sale.ts';
import type { Property } from './property.ts';

/** A price for pages and maps: the amount, and the words before and after it. */
export interface PriceWords {
  before?: string;
  text: string;
  after?: string;
}

/** Translates the words of a price; i18next's `t` fits. */
export type PriceTexts = (key: 'price.onRequest' | 'price.from' | 'price.perMonth') => string;

type AnyPrice =
  | { kind: 'none' }
  | { kind: 'hidden' }
  | { kind: 'amount'; text: string; startingFrom?: boolean; perMonth?: boolean };

/**
 * The words of a price (spec sections 5 and 9): "on request" if it is not published, undefined if
 * there is none.
 */
export function priceWords(t: PriceTexts, price: AnyPrice): PriceWords | undefined {
  if (price.kind === 'none') return undefined;
  if (price.kind === 'hidden') return { text: t('price.onRequest') };
  return {
    text: price.text,
    ...(price.startingFrom && { before: t('price.from') }),
    ...(price.perMonth && { after: t('price.perMonth') }),
  };
}

/** The words of a home's price. */
export function homePriceWords(
  t: PriceTexts,
  home: Property,
  ignoredLabels: readonly number[],
): PriceWords | undefined {
  return priceWords(t, priceOf(home, ignoredLabels));
}

/** The words of a project's lowest price; undefined if nothing is for sale. */
export function projectPriceWords(t: PriceTexts, project: Project): PriceWords | undefined {
  if (saleState(project) !== 'available') return undefined;
  return lowestPriceWords(t, projectPrice(project));
}

/** The words of the lowest of several prices, in euro; undefined means an unpublished one. */
export function lowestPriceWords(
  t: PriceTexts,
  euro: number | undefined,
  isOnlyPrice = false,
): PriceWords {
  const text = formatPrice(euro);
  if (typeof text !== 'string') return { text: t('price.onRequest') };
  return isOnlyPrice ? { text } : { before: t('price.from'), text };
}

/** A price as one line of plain text. */
export function priceLine({ before, text, after }: PriceWords): string {
  return [before, text, after].filter(Boolean).join(' ');
}
