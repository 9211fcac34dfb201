import { formatPrice, priceOf } from './price.ts';
import type { Project } from '../project/project.ts';
import { projectPrice, saleState } from '../project/project-sale.ts';
import type { Property } from './property.ts';

/** A price as pages and maps show it: the amount, and the words before and after it. */
export interface PriceWords {
  before?: string;
  text: string;
  after?: string;
}

/** Looks up the words beside a price; i18next's `t` fits. */
export type PriceTexts = (key: 'price.onRequest' | 'price.from' | 'price.perMonth') => string;

/** The price of a home or of a unit. */
type AnyPrice =
  | { kind: 'none' }
  | { kind: 'hidden' }
  | { kind: 'amount'; text: string; startingFrom?: boolean; perMonth?: boolean };

/**
 * The words of a price (spec sections 5 and 9): "on request" where none is published. Undefined
 * where there is no price at all.
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

/** The words of a home's price as a visitor may see it. */
export function homePriceWords(
  t: PriceTexts,
  home: Property,
  ignoredLabels: readonly number[],
): PriceWords | undefined {
  return priceWords(t, priceOf(home, ignoredLabels));
}

/** The words of a project's lowest price; undefined when nothing of it is left to buy. */
export function projectPriceWords(t: PriceTexts, project: Project): PriceWords | undefined {
  if (saleState(project) !== 'available') return undefined;
  return lowestPriceWords(t, projectPrice(project));
}

/**
 * The words of the lowest of several prices, in euro; undefined stands for one that is not
 * published.
 */
export function lowestPriceWords(
  t: PriceTexts,
  euro: number | undefined,
  isOnlyPrice = false,
): PriceWords {
  const text = formatPrice(euro);
  if (typeof text !== 'string') return { text: t('price.onRequest') };
  return isOnlyPrice ? { text } : { before: t('price.from'), text };
}

/** A price on one line of plain text. */
export function priceLine({ before, text, after }: PriceWords): string {
  return [before, text, after].filter(Boolean).join(' ');
}
