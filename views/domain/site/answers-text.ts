import type { Locale } from '../locale.ts';
import { conjunction } from '../text/conjunction.ts';
import type { AnsweringOffice } from './answering-office.ts';
import { openingLines } from './opening-hours.ts';
import type { SiteInfo } from './site.ts';

interface Answering {
  /** Translates with the parameters. */
  t: (key: 'thanks.next' | 'thanks.nextAt', words: { who: string; hours?: string }) => string;
  info: Pick<SiteInfo, 'name' | 'offices'>;
  locale: Locale;
}

/**
 * One sentence on who answers a lead and when (docs/look.md): the recipient office with its opening
 * hours, or those of the first office if the recipient is a person or the agency.
 * @param office the recipient of the lead; if undefined, the agency.
 */
export function answersText(
  { t, info, locale }: Answering,
  office?: Pick<AnsweringOffice, 'name' | 'email'>,
): string {
  const who = office?.name ?? info.name;
  const { offices } = info;
  const open = offices.find(({ email }) => email === office?.email) ?? offices[0];
  const lines = openingLines(open?.openingHours ?? [], locale);
  if (lines.length === 0) return t('thanks.next', { who });
  const hours = lines.map(({ days, times }) => `${days} ${conjunction(times, locale)}`).join('; ');
  return t('thanks.nextAt', { who, hours });
}
