/** A place in a list of places: `Gent [9000]` (spec section 2); `Gent` as a whole. */
export function placeText(name: string, zip: string): string {
  return zip === '' ? name : `${name} [${zip}]`;
}
