import type { TFunction } from 'i18next';
import type { Locale } from '../../../../views/domain/locale.ts';
import { formKind, isFormName } from '../../../../views/forms/form-kinds.ts';
import type { LeadMail } from '../../../../views/mail/lead-mail.ts';
import { localeOf, urlIn } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import type { ShownContent } from '../model/lead-content.ts';
import type { LeasedDelivery } from '../model/lead-store.ts';
import { messageKind, registrationRows } from '../open-houses/open-house-words.ts';
import { ownerKind } from '../owners/owner-forms.ts';

/** Fields that a mail shows as the person and not as an answer. */
const PERSON: ReadonlySet<string> = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);
/** Fields that a mail shows next after the person: what they want, and when to call. */
const WISHES: readonly string[] = ['callTime', 'Content', 'contactTime'];

type Shown = LeasedDelivery['lead'];

/** What the agency's mails about a lead show, in its language. */
export function agencyShown(source: MailSource, lead: Shown, content: ShownContent): LeadMail {
  const { agency = content } = content;
  const visitors = localeOf(source, content.locale);
  const answerKind = kindOf(source.i18n.t(visitors), lead.form);
  return { ...mailOf(source, lead, { ...content, ...agency }, visitors), answerKind };
}

function mailOf(
  source: MailSource,
  stored: Shown,
  { lead, locale: own, answers, about, details }: ShownContent,
  visitor: Locale,
): LeadMail {
  const { form, reference } = stored;
  const locale = localeOf(source, own);
  const t = source.i18n.t(locale);
  const { firstName, name, email, phoneNumber } = lead.person;
  const rows = answers.filter(({ field }) => !PERSON.has(field) && field !== 'unit');
  return {
    locale,
    kind: kindOf(t, form),
    reference,
    person: { firstName, name, email, phone: phoneNumber, language: visitor },
    when: rows.find(({ field }) => field === 'callTime')?.value,
    wishes: WISHES.flatMap((wish) => rows.filter(({ field }) => field === wish)),
    rows: [
      ...registrationRows(t, stored, { details }),
      ...rows.filter(({ field }) => !WISHES.includes(field)),
    ],
    about: about && { ...about, url: urlIn(locale, about.url), ...details?.about },
  };
}

/** The kind of a lead in words: "Visit request". */
export function kindOf(t: TFunction, form: string): string {
  if (isFormName(form)) return formKind(form).leadName(t);
  return messageKind(t, form) ?? ownerKind(t, form) ?? t('forms.kind.contact');
}
