import { priceOf } from '../property/price.ts';
import type { Property } from '../property/property.ts';
import { isSold } from '../property/sold.ts';
import type { JsonLd } from './json-ld.ts';

const EUR = { priceCurrency: 'EUR' } as const;
const FOR_SALE = 'http://purl.org/goodrelations/v1#Sell';
const TO_LET = 'http://purl.org/goodrelations/v1#LeaseOut';

/**
 * The offer of a home, as far as it is published: undefined if the home is sold or let, without a
 * price if that is on request, with a minimum price if it is a lower bound.
 */
export function offerNode(
  home: Property,
  ignoredLabels: readonly number[],
  seller: JsonLd,
): JsonLd | undefined {
  if (isSold(home, ignoredLabels)) return undefined;
  return {
    '@type': 'Offer',
    businessFunction: home.goal === 1 ? TO_LET : FOR_SALE,
    availability: 'https://schema.org/InStock',
    seller,
    ...offeredPrice(home, ignoredLabels),
  };
}

function offeredPrice(home: Property, ignoredLabels: readonly number[]): JsonLd {
  const price = priceOf(home, ignoredLabels);
  if (price.kind !== 'amount') return {};
  const { euro, startingFrom, perMonth } = price;
  const amount: JsonLd = startingFrom ? { minPrice: euro } : { price: euro };
  if (!perMonth) {
    const range: JsonLd = { '@type': 'PriceSpecification', ...amount, ...EUR };
    return startingFrom ? { priceSpecification: range } : { ...amount, ...EUR };
  }
  // MON is the UN/CEFACT code for a month.
  const rent: JsonLd = { '@type': 'UnitPriceSpecification', ...amount, ...EUR, unitCode: 'MON' };
  return startingFrom
    ? { priceSpecification: rent }
    : { ...amount, ...EUR, priceSpecification: rent };
}
