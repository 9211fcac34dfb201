/** Widths of a page's content and of a gutter, in pixels (docs/look.md, "Tokens"). */
const CONTENT = 1280;
const GUTTER = 24;

/** The `sizes` of pictures in cards of which `perRow` are side by side on a wide screen. */
export function cardSizes(perRow: number): string {
  const widest = Math.round((CONTENT - GUTTER * (perRow - 1)) / perRow);
  const tablet = perRow === 1 ? 93 : 47;
  return `(min-width: 83rem) ${widest}px, (min-width: 64rem) ${Math.floor(94 / perRow)}vw, (min-width: 40rem) ${tablet}vw, 93vw`;
}
