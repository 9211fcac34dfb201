import { isLocale, type Locale } from '../../../views/domain/locale.ts';
import type { MailSource } from './mail-source.ts';

/** The language of a mail: the agency's in place of one that only another release has. */
export function localeOf({ site }: Pick<MailSource, 'site'>, language: string): Locale {
  return isLocale(language) ? language : site.info.leads.language;
}
