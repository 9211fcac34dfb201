/**
 * How the header is laid out: `line`, all on one line; `centred`, the logo in the middle above a
 * line of pages; `transparent`, over the photograph with which a page begins, on other pages a line.
 */
export const HEADER_KINDS = ['line', 'centred', 'transparent'] as const;
export type HeaderKind = (typeof HEADER_KINDS)[number];
