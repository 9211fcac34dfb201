/** Zooms of the product's own map: below, the country is tiny; above, there is no detail. */
export const OWN_ZOOMS = { from: 6, to: 15 } as const;

/** Maximum initial zoom of the own map, which has no streets. */
export const OWN_PLACE_ZOOM = 12;
