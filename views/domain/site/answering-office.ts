import { isEmail } from '../format/email.ts';
import type { Locale } from '../locale.ts';
import type { Manager } from '../property/property.ts';
import { nameText } from '../text/shown-text.ts';
import type { Office } from './office.ts';
import type { SiteInfo } from './site.ts';

/** Who answers a lead. */
export interface AnsweringOffice {
  name: string;
  phone: string;
  email: string;
}

type Info = Pick<SiteInfo, 'languages' | 'leads' | 'offices' | 'name' | 'phone' | 'siteEmail'>;

/**
 * Who gets a lead, by the site's data: the manager of the home or project, else the manager's
 * office, else the agency (spec section 7). An invalid e-mail address of the CRM is skipped.
 */
export function answeringOffice(
  info: Info,
  manager: Manager | undefined,
  locale: Locale,
): AnsweringOffice {
  const { leads, name, phone, siteEmail } = info;
  const agency = { name, phone, email: siteEmail };
  if (!manager || leads.to === 'agency') return agency;
  const email = emailOf(manager);
  if (isAnsweredByManager(info, manager)) {
    const ownPhone = manager.directPhone ?? manager.mobilePhone;
    return { name: manager.name, phone: ownPhone ?? phone, email };
  }
  const office = officeOf(info, manager);
  return office ? officeAnswering(info, office, locale) : agency;
}

/** Whether leads about the manager's homes go to the manager. */
export function isAnsweredByManager(
  { leads }: Pick<SiteInfo, 'leads'>,
  manager: Manager | undefined,
): boolean {
  return leads.to === 'manager' && manager !== undefined && isEmail(emailOf(manager));
}

function emailOf({ email = '' }: Manager): string {
  return email.trim();
}

/** An office as who answers. */
export function officeAnswering(
  info: Pick<SiteInfo, 'name' | 'languages'>,
  { name, phone, email }: Office,
  locale: Locale,
): AnsweringOffice {
  return { name: `${info.name} ${nameText(name, { locale, site: { info } })}`, phone, email };
}

/** The office of a member of the team; undefined if the site's data do not say. */
export function officeOf(
  { offices }: Pick<SiteInfo, 'offices'>,
  manager: Manager | undefined,
): Office | undefined {
  return manager && offices.find(({ people }) => people?.includes(manager.id));
}
