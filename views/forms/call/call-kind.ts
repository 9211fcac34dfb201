import { colon } from '../../domain/text/colon.ts';
import type { FormField, FormValues } from '../../domain/forms/form-field.ts';
import { dayText } from '../../domain/format/day-text.ts';
import { visitorPhone } from '../../domain/format/visitor-phone.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import type { Lead } from '../../domain/lead.ts';
import { isProject } from '../../domain/list/list-item.ts';
import { homeName } from '../../domain/property/home-name.ts';
import { type CallSlot, callSlots } from '../../domain/office/call-slots.ts';
import { nextOpening, openingWords } from '../../domain/office/next-opening.ts';
import { officeOf } from '../../domain/site/answering-office.ts';
import type { SubjectContext } from '../../page-context.ts';
import { projectSubject } from '../../ui/contact/project-about.ts';
import { answersOf } from '../answers.ts';
import { defineField } from '../fields/define-field.ts';
import { MAX_PHONE } from '../fields/field-lengths.ts';
import type { FormKind, FormUse } from '../form-kind.ts';

/** Value of the choice to be called when the office is open next. */
const SOON = 'soon';

/** A request to be called: a telephone number and a time, and nothing else. */
export const call: FormKind = {
  formType: 'site-contact',
  fieldNames: ['PhoneNumber', 'callTime'],
  thankYou: 'contact-me',
  leadName: (t) => t('forms.kind.call'),
  submit: (t) => t('call.send'),
  steps: (ctx, use) => [
    {
      name: '',
      fields: [
        defineField(ctx.t, 'PhoneNumber', 'tel', { autoComplete: 'tel', maxLength: MAX_PHONE }),
        timeField(ctx, use),
      ],
    },
  ],
  lead: (ctx, use, values) => callLead(ctx, use, values),
};

/** When the office of who answers may call: as soon as it can, or within an hour of it. */
function timeField({ t, locale, site, now }: SubjectContext, use: FormUse): FormField {
  const { info } = site;
  const manager = use.about?.manager ?? use.person;
  const office =
    officeOf(info, info.leads.to === 'agency' ? undefined : manager) ?? info.offices[0];
  const next = office && nextOpening(office, now);
  const slots = office ? callSlots(office, now) : [];
  return defineField(t, 'callTime', 'select', {
    ...(next && { help: t('call.help', { when: openingWords(t, next, locale) }) }),
    initial: SOON,
    options: [
      { value: SOON, text: t('call.soon') },
      ...slots.map((slot) => ({
        value: `${slot.date} ${slot.opens}-${slot.closes}`,
        text: slotText(slot, locale),
      })),
    ],
  });
}

/** "donderdag 26 november, 9:00–10:00". */
function slotText({ date, opens, closes }: CallSlot, locale: SubjectContext['locale']): string {
  return `${dayText(date, locale)}, ${[opens, closes].map((time) => time.replace(/^0/, '')).join('–')}`;
}

/** The number stands for a name, which a CRM needs. */
function callLead(ctx: SubjectContext, use: FormUse, values: FormValues): Lead {
  const { t, locale } = ctx;
  const { PhoneNumber = '' } = values;
  const { about } = use;
  const [when] = answersOf(t, [timeField(ctx, use)], values);
  return {
    kind: 'contact',
    person: {
      firstName: t('call.tel'),
      name: visitorPhone(PhoneNumber, locale)?.text ?? PhoneNumber,
      phoneNumber: PhoneNumber,
    },
    language: locale,
    subject: subjectOf(ctx, use),
    ...(when && { content: `${when.label} ${when.value}` }),
    isReceivedEmail: false,
    projectIds: about && isProject(about) ? [about.id] : [],
    ...(about && !isProject(about) && { propertyId: about.id }),
  };
}

function subjectOf(ctx: SubjectContext, { about, person }: FormUse): string {
  const { t } = ctx;
  const kind = t('forms.kind.call');
  const begin = kind + colon(ctx.locale);
  if (!about) return person ? begin + person.name : kind;
  if (isProject(about)) return begin + projectSubject(ctx, about);
  const words = { home: homeName(ctx, about), reference: referenceOf(about) };
  return begin + t('manager.subject', words);
}
