/** Size of a marker without a price: 30 by 42 pixels (spec section 9), anchored at its tip. */
export const MARKER_SIZE = [30, 42] as const;

/** The plate with a tip, an inset line and a house (docs/look.md, "The idea"), as SVG paths. */
export const MARKER_PATHS = [
  'M3 0h24a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3h-7.5L15 42l-4.5-9H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z',
  'M4.5 3.5h21a1 1 0 0 1 1 1v24a1 1 0 0 1-1 1h-21a1 1 0 0 1-1-1v-24a1 1 0 0 1 1-1z',
  'M9 16.5 15 11l6 5.5M11 15v7h8v-7',
] as const;
