/** One place of `GET /api/places`: what the region autocomplete offers for a text. */
export interface PlaceAnswer {
  /** The value of `region` (spec section 2). */
  region: string;
  /** In the visitor's language. */
  name: string;
  zip: string;
  /** A part of a municipality: what the municipality is called. */
  within?: string;
  /** Homes that the list has there. */
  count: number;
}
