/** A place in a list of places: `Gent [9000]` (spec section 2). */
export function placeText(name: string, zip: string): string {
  return `${name} [${zip}]`;
}
