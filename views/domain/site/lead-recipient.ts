import type { Locale } from '../locale.ts';
import type { Manager } from '../property/property.ts';
import {
  type AnsweringOffice,
  answeringOffice,
  isAnsweredByManager,
  officeAnswering,
  officeOf,
} from './answering-office.ts';
import { agencyLanguage, hasLanguage } from './languages.ts';
import type { Office } from './office.ts';
import type { SiteInfo } from './site.ts';

/** To whom a lead is mailed. */
export interface LeadRecipient {
  office: AnsweringOffice;
  /** Id of the office of who answers; undefined where the site's data do not say. */
  officeId: number | undefined;
  /** The language of the mail. */
  language: Locale;
}

/** Why a lead goes to somebody. */
interface Reason {
  /** Of the home or project that it is about, or the person who was asked. */
  manager: Manager | undefined;
  /** The office for its places; it has precedence. */
  area: Office | undefined;
}

/**
 * Who gets a lead, and in which language: the person's, else the office's, else the agency's.
 * @param locale of the visitor, in which offices are named.
 */
export function leadRecipient(
  info: SiteInfo,
  { manager, area }: Reason,
  locale: Locale,
): LeadRecipient {
  const office = area ?? officeOf(info, manager);
  return {
    office: area ? officeAnswering(info, area, locale) : answeringOffice(info, manager, locale),
    officeId: office?.id,
    language: languageOf(info, isPersonal(info, { manager, area }) ? manager : undefined, office),
  };
}

function isPersonal(info: SiteInfo, { manager, area }: Reason): boolean {
  return area === undefined && isAnsweredByManager(info, manager);
}

function languageOf(
  info: SiteInfo,
  person: Manager | undefined,
  office: Office | undefined,
): Locale {
  const { leads, languages } = info;
  const own = leads.people.find(({ id }) => id === person?.id)?.language;
  const wanted = leads.to === 'agency' ? undefined : (own ?? office?.language);
  return hasLanguage(languages, wanted) ? wanted : agencyLanguage(info);
}
