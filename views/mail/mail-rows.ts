import type { TFunction } from 'i18next';
import { visitorPhone } from '../domain/format/visitor-phone.ts';
import type { LeadMail, MailPerson, MailRow } from './lead-mail.ts';
import { visitorLine, visitorText } from './mail-words.ts';

/** A row of the table; `href` only for links made by the site. */
export interface ShownRow extends MailRow {
  href?: string;
}

/** Text from the visitor is not passed to `t`, which would cache it. */
export function fullName({ person }: LeadMail): string {
  return fullNameOf(person);
}

/** In one line. */
export function fullNameOf({ firstName, name }: Pick<MailPerson, 'firstName' | 'name'>): string {
  return visitorLine(`${firstName} ${name}`);
}

/** The person, what they want, and what else was sent. */
export function shownRows(mail: LeadMail, t: TFunction): ShownRow[] {
  const { person, wishes, rows } = mail;
  const phone = visitorPhone(person.phone, person.language);
  const phoneText = phone?.text ?? person.phone;
  return [
    // The number stands for the name of a person who gave nothing else.
    ...(person.email === undefined ? [] : [{ label: t('mail.name'), value: fullName(mail) }]),
    ...(phoneText === undefined
      ? []
      : [
          {
            label: t('mail.phone'),
            value: visitorText(phoneText),
            ...(phone && { href: phone.href }),
          },
        ]),
    ...(phone?.rest === undefined
      ? []
      : [{ label: t('mail.typed'), value: visitorText(person.phone ?? '') }]),
    ...(person.email === undefined
      ? []
      : [{ label: t('mail.email'), value: person.email, href: mailto(person.email) }]),
    ...[...wishes, ...rows].map(({ label, value }) => ({ label, value: visitorText(value) })),
  ];
}

/** The link to write to a validated e-mail address. */
export function mailto(email: string, subject?: string): string {
  const to = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return subject === undefined ? to : `${to}?subject=${encodeURIComponent(subject)}`;
}
