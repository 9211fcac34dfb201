import { floorArea, type Measured, plotArea } from './floor-area.ts';
import { formatPrice, priceOf } from './price.ts';
import type { Property } from './property.ts';
import { TYPE_CODES } from './type-code.ts';

/** The divisor: living surface, plot surface, or total surface. */
export type PricedArea = 'living' | 'plot' | 'floor';

/**
 * The price of a square metre of a home for sale, in whole euros, also as text: of its living
 * surface, of land of the plot, else of the total surface. Undefined unless both price and surface
 * are published, and where the price is a lower bound.
 */
export function pricePerArea(
  home: Property,
  ignoredLabels: readonly number[],
): { of: PricedArea; euro: number; text: string } | undefined {
  const price = priceOf(home, ignoredLabels);
  if (home.goal !== 0 || price.kind !== 'amount' || price.startingFrom) return undefined;
  const { of, area } = pricedArea(home);
  const euro = area ? Math.round(price.euro / area) : NaN;
  const text = formatPrice(euro);
  return typeof text === 'string' ? { of, euro, text } : undefined;
}

/** The surface by which a price is divided, in square metres. */
export function pricedArea(home: Measured): { of: PricedArea; area: number | undefined } {
  if (home.typeCode === TYPE_CODES.land) return { of: 'plot', area: plotArea(home) };
  const isLiving = home.details?.surfaceLiving !== undefined;
  return { of: isLiving ? 'living' : 'floor', area: floorArea(home) };
}
