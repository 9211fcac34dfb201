import type { Locale } from '../domain/locale.ts';

/**
 * Paths, without the language, to which the id is appended (spec section 2). They redirect to the
 * page of the home or project, whatever its name and list are by then.
 */
export const SHORT_PATHS = { property: 'property', project: 'project/p' } as const;

/** `/nl/property/73356`: what is typed or scanned from paper. */
export function shortPath(
  locale: Locale,
  kind: keyof typeof SHORT_PATHS,
  id: number | string,
): string {
  return `/${locale}/${SHORT_PATHS[kind]}/${id}`;
}
