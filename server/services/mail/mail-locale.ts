import type { Locale } from '../../../views/domain/locale.ts';
import { agencyLanguage, hasLanguage } from '../../../views/domain/site/languages.ts';
import type { MailSource } from './mail-source.ts';

/** The language at the beginning of a URL path. */
const LANGUAGE = /^(https?:\/\/[^/]+)\/[a-z]{2}(?=[/?]|$)/;

/**
 * The language of a mail: the agency's in place of one that the site does not have, or no longer.
 */
export function localeOf({ site }: Pick<MailSource, 'site'>, language: string): Locale {
  return hasLanguage(site.info.languages, language) ? language : agencyLanguage(site.info);
}

/** A URL of the site that was stored with a language, in one that the site has. */
export function urlIn(locale: Locale, url: string): string {
  return url.replace(LANGUAGE, `$1/${locale}`);
}
