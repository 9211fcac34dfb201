/**
 * Scripts that some pages need, but not to be shown: the boot script imports them after the first
 * paint (client/boot/page-scripts.ts). Each is the file of this name in `client`.
 */
export const PAGE_SCRIPTS = [
  'buying-costs',
  'results',
  'saved',
  'saved-page',
  'seen',
  'share',
  'third-parties',
] as const;

export type PageScript = (typeof PAGE_SCRIPTS)[number];

/** A value for each page script. */
export function eachPageScript<T>(valueOf: (name: PageScript) => T): Record<PageScript, T> {
  return Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, valueOf(name)])) as Record<
    PageScript,
    T
  >;
}
