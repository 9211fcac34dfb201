interface Priced {
  publishPrice?: boolean | undefined;
  price?: number | undefined;
}

/** The price in euro if it is published; 0 means that it was never filled in. */
export function publishedPrice({ publishPrice, price }: Priced): number | undefined {
  return publishPrice && price ? price : undefined;
}
