import type { TFunction } from 'i18next';
import { referenceOf } from '../../domain/format/reference.ts';
import type { FormField, FormValues } from '../../domain/forms/form-field.ts';
import { halfDayText, halfDayValue } from '../../domain/office/half-day-text.ts';
import { nextHalfDays } from '../../domain/office/half-days.ts';
import { officeOf } from '../../domain/site/answering-office.ts';
import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import { answersOf, type FieldAnswer } from '../answers.ts';
import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import { homeName } from '../../domain/property/home-name.ts';
import { REENTER, REUSE } from '../../domain/visit-steps.ts';
import type { SubjectContext } from '../../page-context.ts';
import { projectSubject } from '../../ui/contact/project-about.ts';
import { chosenUnitName } from '../chosen-unit-name.ts';
import { contactLead } from '../contact/contact-lead.ts';
import { defineField } from '../fields/define-field.ts';
import { PERSON_NAMES, personFields } from '../fields/person-fields.ts';
import type { FormKind, FormStep } from '../form-kind.ts';
import { MAX_PHONE, MAX_REMARKS } from '../fields/field-lengths.ts';
import type { FormUse } from '../form-kind.ts';
import { furtherLines, furtherVisits } from './further-visits.ts';

/**
 * A visit request. Its steps are not a sequence: the second or the third sends it
 * (server/web/forms/visits/visit-routes.ts; spec section 4).
 */
export const visit: FormKind = {
  formType: 'site-contact',
  fieldNames: [...PERSON_NAMES, 'visitTimes', 'Content', 'IsReceivedEmail', 'profile'],
  thankYou: 'contact-appointment',
  leadName: (t) => t('forms.kind.visit'),
  submit: (t) => t('visit.send'),
  steps: (ctx, { settings, about }) => {
    const { t } = ctx;
    const wishes = wishesFields(ctx, about);
    const person = personFields(t, settings);
    const email = person.filter(({ name }) => name === 'Email');
    return [
      {
        name: t('visit.emailStep'),
        fields: email.map((field) => ({ ...field, span: 12, help: t('visit.emailHelp') })),
      },
      {
        name: t('visit.profileStep'),
        fields: [
          ...person.filter((field) => !email.includes(field)),
          ...wishes,
          defineField(t, 'IsReceivedEmail', 'checkbox', { isRequired: false }),
        ],
      },
      reuseStep(t, wishes),
    ];
  },
  given: (ctx, { about }) => {
    const unit = about && chosenUnitName(ctx, about);
    const further = about ? furtherVisits(ctx, about) : [];
    return [
      ...(unit === undefined
        ? []
        : [{ field: 'unit', label: ctx.t('project.detail.unit'), value: unit }]),
      ...(further.length === 0 ? [] : [furtherAnswer(ctx, further)]),
    ];
  },
  lead: (ctx, use, values) => {
    const further = use.about ? furtherVisits(ctx, use.about) : [];
    return {
      ...contactLead(ctx, use, { ...values, ...wishedText(ctx, use, values, further) }),
      ...(use.about && {
        subject: ctx.t('contact.visitSubject', { about: aboutOf(ctx, use.about) }),
      }),
      ...(further.length > 0 && { furtherIds: further.map(({ id }) => id) }),
    };
  },
};

/** What else is to be visited, as an answer of the visitor. */
function furtherAnswer(ctx: SubjectContext, further: readonly ListItem[]): FieldAnswer {
  const value = furtherLines(ctx, further).join('\n');
  return { field: 'further', label: ctx.t('visit.further'), value };
}

/** The item to visit, with its reference and the chosen unit of a project. */
function aboutOf(ctx: SubjectContext, about: ListItem): string {
  if (isProject(about)) return projectSubject(ctx, about);
  const words = { home: homeName(ctx, about), reference: referenceOf(about) };
  return ctx.t('manager.subject', words);
}

/** Half-days that are offered. */
const HALF_DAYS = 3;

/**
 * What a visitor wishes: one or more half-days, unless the site has a widget in which a time is
 * chosen, or the hours of the office are unknown; and anything else.
 */
function wishesFields({ t, locale, site, today }: SubjectContext, about?: ListItem): FormField[] {
  const { info } = site;
  const office = officeOf(info, about?.manager) ?? info.offices[0];
  const isByWidget = appointmentParty(info.thirdParties) !== undefined;
  const halfDays = office && !isByWidget ? nextHalfDays(office, today, HALF_DAYS) : [];
  const options = halfDays.map((halfDay) => ({
    value: halfDayValue(halfDay),
    text: halfDayText(t, halfDay, locale),
  }));
  return [
    ...(options.length > 0
      ? [
          defineField(t, 'visitTimes', 'ticks', {
            help: t('visit.timesHelp'),
            options,
            look: 'plates',
            isRequired: false,
          }),
        ]
      : []),
    defineField(t, 'Content', 'lines', {
      label: t(options.length > 0 ? 'visit.otherWishes' : 'visit.wishes'),
      help: t('visit.wishesHelp'),
      maxLength: MAX_REMARKS,
      isRequired: false,
    }),
  ];
}

/** What else is to be visited, the half-days and the wishes as one text, for a CRM. */
function wishedText(
  ctx: SubjectContext,
  { about }: FormUse,
  { visitTimes, Content }: FormValues,
  further: readonly ListItem[],
): FormValues {
  const times = wishesFields(ctx, about).find(({ name }) => name === 'visitTimes');
  const [chosen] = times ? answersOf(ctx.t, [times], { visitTimes: visitTimes ?? '' }) : [];
  const others = further.length > 0 ? furtherAnswer(ctx, further) : undefined;
  const parts = [
    others && `${others.label}:\n${others.value}`,
    chosen && `${chosen.label} ${chosen.value}`,
    Content,
  ].filter((part) => part);
  return parts.length > 0 ? { Content: parts.join('\n') } : {};
}

function reuseStep(t: TFunction, wishes: readonly FormField[]): FormStep {
  const options = [
    { value: REUSE, text: t('visit.reuse') },
    { value: REENTER, text: t('visit.reenter') },
  ];
  return {
    name: t('visit.reuseStep'),
    fields: [
      defineField(t, 'profile', 'cards', { options }),
      defineField(t, 'PhoneNumber', 'tel', {
        autoComplete: 'tel',
        maxLength: MAX_PHONE,
        isRequired: false,
        help: t('visit.phoneHelp'),
      }),
      ...wishes,
    ],
    isInstead: true,
  };
}
