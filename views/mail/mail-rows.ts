import type { TFunction } from 'i18next';
import { phoneOf } from '../domain/format/phone.ts';
import type { LeadMail, MailRow } from './lead-mail.ts';
import { visitorLine, visitorText } from './mail-words.ts';

/** A row of the table; `href` only for links made by the site. */
export interface ShownRow extends MailRow {
  href?: string;
}

/** Text from the visitor is not passed to `t`, which would cache it. */
export function fullName({ person }: LeadMail): string {
  return visitorLine(`${person.firstName} ${person.name}`);
}

/**
 * The person and what was sent. Only the agency's mail has links to write to or call the visitor.
 */
export function shownRows(mail: LeadMail, t: TFunction): ShownRow[] {
  const { person, rows } = mail;
  const isAgency = mail.audience === 'agency';
  const phone = phoneOf(person.phone);
  const shown = (label: string, value: string, href?: string): ShownRow => ({
    label,
    value: visitorText(value),
    ...(isAgency && href !== undefined && { value, href }),
  });
  return [
    { label: t('mail.name'), value: fullName(mail) },
    shown(t('mail.email'), person.email, mailto(person.email)),
    ...(person.phone === undefined
      ? []
      : [shown(t('mail.phone'), phone?.text ?? person.phone, phone?.href)]),
    ...rows.map(({ label, value }) => shown(label, value)),
  ];
}

/** The link to write to a validated e-mail address. */
export function mailto(email: string, subject?: string): string {
  const to = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return subject === undefined ? to : `${to}?subject=${encodeURIComponent(subject)}`;
}
