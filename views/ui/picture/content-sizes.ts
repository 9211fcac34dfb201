/** Widths of a page's content in pixels, on a laptop and in very wide windows (tokens.css, page.wide.css). */
const CONTENT = 1280;
const WIDE_CONTENT = 1664;
/** Between columns, in pixels (`--space-5`). */
const GUTTER = 24;

/**
 * The `sizes` of a picture whose width follows that of the page's content.
 * @param widthIn the picture's width in a content this wide, in CSS pixels.
 * @param narrower the value for windows below 83rem, where the content does not have its full width.
 */
export function contentSizes(widthIn: (content: number) => number, narrower: string): string {
  const [wide, usual] = [WIDE_CONTENT, CONTENT].map((content) => Math.ceil(widthIn(content)));
  return `(min-width: 100rem) ${wide}px, (min-width: 83rem) ${usual}px, ${narrower}`;
}

/** The width of one of `count` columns side by side, in a content this wide, in CSS pixels. */
export function columnIn(content: number, count: number): number {
  return (content - GUTTER * (count - 1)) / count;
}

/** The width of the main column beside the side column, with their gap of `--space-8` (page.css). */
export function mainColumnIn(content: number): number {
  return ((content - 64) * 2) / 3;
}
