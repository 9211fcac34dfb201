import type { SortOrder } from '../../views/domain/list-query.ts';
import type { Property } from '../../views/domain/property.ts';

type Compare = (a: Property, b: Property) => number;

/** Total orders: two homes never tie, so a page's homes never depend on how they were fetched. */
export const COMPARE: Readonly<Record<SortOrder, Compare>> = {
  recent: byMostRecent,
  'price-asc': (a, b) => byPrice(a, b, 1) || byMostRecent(a, b),
  'price-desc': (a, b) => byPrice(a, b, -1) || byMostRecent(a, b),
};

/** ISO dates sort as text. */
function byMostRecent(a: Property, b: Property): number {
  if (a.startCommercialisation !== b.startCommercialisation) {
    return a.startCommercialisation < b.startCommercialisation ? 1 : -1;
  }
  return b.id - a.id;
}

/** A home without a published price stands last both ways: its place would betray the price. */
function byPrice(a: Property, b: Property, direction: 1 | -1): number {
  const [left, right] = [publishedPrice(a), publishedPrice(b)];
  if (left === undefined || right === undefined) {
    return Number(left === undefined) - Number(right === undefined);
  }
  return direction * (left - right);
}

/** The price in euro if visitors may know it. */
export function publishedPrice(home: Property): number | undefined {
  return home.publishPrice ? home.price : undefined;
}
