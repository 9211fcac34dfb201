import { columnIn, contentSizes } from '../picture/content-sizes.ts';

/** The `sizes` of pictures in cards of which `perRow` are side by side on a wide screen. */
export function cardSizes(perRow: number): string {
  const tablet = perRow === 1 ? 93 : 47;
  return contentSizes(
    (content) => columnIn(content, perRow),
    `(min-width: 64rem) ${Math.floor(94 / perRow)}vw, (min-width: 40rem) ${tablet}vw, 93vw`,
  );
}
