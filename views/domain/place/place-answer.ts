/** A place in the answer of `GET /api/places`, for the region autocomplete. */
export interface PlaceAnswer {
  /** Value of `region` (spec section 2). */
  region: string;
  /** In the visitor's language. */
  name: string;
  zip: string;
  /** Name of the municipality, if the place is a part of one. */
  within?: string;
  /** Number of homes of the list there. */
  count: number;
}
