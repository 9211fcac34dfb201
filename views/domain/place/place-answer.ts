import type { PlaceParameter } from '../filters/regions.ts';

/** A place in the answer of `GET /api/places`, for the region autocomplete. */
export interface PlaceAnswer {
  /** Value of `region`, or of `street` (spec section 2). */
  region: string;
  parameter: PlaceParameter;
  /** In the visitor's language. */
  name: string;
  /** '' for a town or a province as a whole. */
  zip: string;
  /** Name of the municipality, if the place is a part or a street of one. */
  within?: string;
  /** Number of homes of the list there. */
  count: number;
}
