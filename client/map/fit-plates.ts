import { type Box, overlap } from '../../views/domain/place/map-names.ts';

/** A marker with a price: the box of its plate, and the smaller box without the price. */
export interface PricePlate {
  plate: Box;
  small: Box;
}

/**
 * Which markers are shown without their price, so that no plate overlaps another marker: a cluster,
 * another plate, or a plate without its price.
 * @param prices the first have precedence.
 * @param others the boxes of all other markers.
 * @returns their indexes among the prices.
 */
export function withoutPrice(prices: readonly PricePlate[], others: readonly Box[]): Set<number> {
  const taken = [...others];
  const small = new Set<number>();
  for (const [index, { plate }] of prices.entries()) {
    const isFree =
      !taken.some((box) => overlap(box, plate)) &&
      !prices.some((other, at) => at !== index && overlap(other.small, plate));
    if (isFree) taken.push(plate);
    else small.add(index);
  }
  return small;
}
