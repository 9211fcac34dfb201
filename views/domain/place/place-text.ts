/** A place as lists of places show it: `Gent [9000]` (spec section 2). */
export function placeText(name: string, zip: string): string {
  return `${name} [${zip}]`;
}
