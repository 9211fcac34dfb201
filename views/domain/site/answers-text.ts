import type { Locale } from '../locale.ts';
import { semicolon } from '../text/colon.ts';
import { conjunction } from '../text/conjunction.ts';
import { type AnsweringOffice, officeAnswering } from './answering-office.ts';
import { nextOpening, openingWords, type TranslateOpening } from '../office/next-opening.ts';
import type { Office } from './office.ts';
import { openingLines } from './opening-hours.ts';
import type { SiteInfo } from './site.ts';

interface Answering {
  /** Translates with the parameters. */
  t: TranslateOpening &
    ((key: 'thanks.next' | 'thanks.nextAt', words: { who: string; hours?: string }) => string);
  info: Pick<SiteInfo, 'name' | 'offices' | 'siteEmail' | 'languages'>;
  locale: Locale;
}

/** Who answers a lead; undefined: the agency. */
interface Answerer extends Pick<AnsweringOffice, 'name' | 'email'> {
  /** Id of the office of that person. */
  officeId?: number | undefined;
}

/**
 * One sentence on who answers a lead and when (docs/look.md): when the recipient's office is open
 * next, by the clock of Brussels, or its hours of the week. A person is named with their office; one
 * of no office has no hours.
 * @param answerer the recipient of the lead; if undefined, the agency, with its first office.
 * @param now milliseconds since 1970; without it the hours of the week alone are named.
 */
export function answersText(
  { t, info, locale }: Answering,
  answerer?: Answerer,
  now?: number,
): string {
  const office = officeThatAnswers(info, answerer);
  const who = answererText(info, answerer, office, locale);
  const next = office && now !== undefined ? nextOpening(office, now) : undefined;
  const week = weekText(office, locale);
  const hours = next ? `${openingWords(t, next, locale)} (${week})` : week;
  return hours === '' ? t('thanks.next', { who }) : t('thanks.nextAt', { who, hours });
}

/** The agency, an office, or a person with the name of their office. */
function answererText(
  info: Answering['info'],
  answerer: Answerer | undefined,
  office: Office | undefined,
  locale: Locale,
): string {
  if (!answerer || !office || isAgency(info, answerer)) return answerer?.name ?? info.name;
  if (answerer.email === office.email) return answerer.name;
  return `${answerer.name} (${officeAnswering(info, office, locale).name})`;
}

/** Whether the agency answers: an office may have its e-mail address, too. */
function isAgency({ name, siteEmail }: Answering['info'], answerer: Answerer): boolean {
  return answerer.email === siteEmail && answerer.name === name;
}

function officeThatAnswers(
  info: Answering['info'],
  answerer: Answerer | undefined,
): Office | undefined {
  const { offices } = info;
  if (!answerer || isAgency(info, answerer)) return offices[0];
  return (
    offices.find(({ id }) => id === answerer.officeId) ??
    offices.find(({ email }) => email === answerer.email)
  );
}

function weekText(office: Office | undefined, locale: Locale): string {
  const lines = openingLines(office?.openingHours ?? [], locale);
  return lines
    .map(({ days, times }) => `${days} ${conjunction(times, locale)}`)
    .join(semicolon(locale));
}
