import type { Property } from '../../../../views/domain/property/property.ts';

/** The price in euro if it is published; 0 means that it was never filled in. */
export function publishedPrice({ publishPrice, price }: Property): number | undefined {
  return publishPrice && price ? price : undefined;
}
