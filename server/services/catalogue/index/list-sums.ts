import type { PlaceCount, PriceRange } from '../../../../views/domain/list/finding.ts';
import type { Located } from '../../../../views/domain/place/located.ts';

/** Adds a location to the counts, one per country, postcode and city. */
export function countPlace(
  places: Map<string, PlaceCount>,
  { countryId, zip, city }: Pick<Located, 'countryId' | 'zip' | 'city'>,
): void {
  const key = `${countryId} ${zip} ${city}`;
  const place = places.get(key);
  if (place) place.count += 1;
  else places.set(key, { zip, city, countryId, count: 1 });
}

/** The rows of each of so many areas, ascending. */
export function groupByArea(areas: Int32Array, count: number): Map<number, Int32Array> {
  const sizes = new Int32Array(count);
  for (const area of areas) sizes[area]! += 1;
  const groups = new Map<number, Int32Array>();
  const filled = new Int32Array(count);
  for (const [row, area] of areas.entries()) {
    const group = groups.get(area) ?? new Int32Array(sizes[area]!);
    group[filled[area]!] = row;
    filled[area]! += 1;
    groups.set(area, group);
  }
  return groups;
}

/** The lowest and the highest price; NaN is ignored. */
export function rangeOf(prices: Float64Array): PriceRange | undefined {
  let [min, max] = [Infinity, -Infinity];
  for (const price of prices) {
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min <= max ? { min, max } : undefined;
}
