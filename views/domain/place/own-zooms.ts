/** Zooms of the product's own map: below, the country is tiny; above, there is nothing to see. */
export const OWN_ZOOMS = { from: 6, to: 15 } as const;

/** The nearest zoom at which the own map begins: it has no streets to show nearer by. */
export const OWN_PLACE_ZOOM = 12;
