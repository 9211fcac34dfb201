import type { Property } from '../../views/domain/property/property.ts';

/** The price in euro if visitors may know it; 0 is one that was never filled in. */
export function publishedPrice({ publishPrice, price }: Property): number | undefined {
  return publishPrice && price ? price : undefined;
}
