import type { Locale } from '../domain/locale.ts';
import type { SitePaths } from './site-paths.ts';

/** URL path of the home page: `/{locale}/{slug}`; `/{locale}` if the language has none. */
export function homePath(paths: SitePaths, locale: Locale): string {
  return paths.named('home', locale) ?? `/${locale}`;
}
