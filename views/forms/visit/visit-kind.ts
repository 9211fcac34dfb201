import type { TFunction } from 'i18next';
import { referenceOf } from '../../domain/format/reference.ts';
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
import { MAX_REMARKS } from '../fields/field-lengths.ts';

/**
 * A visit request. Its steps are not a sequence: the second or the third sends it
 * (server/web/forms/visits/visit-routes.ts; spec section 4).
 */
export const visit: FormKind = {
  formType: 'site-contact',
  fieldNames: [...PERSON_NAMES, 'Content', 'IsReceivedEmail', 'profile'],
  thankYou: 'contact-appointment',
  leadName: (t) => t('forms.kind.visit'),
  submit: (t) => t('visit.send'),
  steps: ({ t }, { settings }) => {
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
          defineField(t, 'Content', 'lines', {
            label: t('visit.wishes'),
            help: t('visit.wishesHelp'),
            maxLength: MAX_REMARKS,
            isRequired: false,
          }),
          defineField(t, 'IsReceivedEmail', 'checkbox', { isRequired: false }),
        ],
      },
      reuseStep(t),
    ];
  },
  given: (ctx, { about }) => {
    const unit = about && chosenUnitName(ctx, about);
    if (unit === undefined) return [];
    return [{ field: 'unit', label: ctx.t('project.detail.unit'), value: unit }];
  },
  lead: (ctx, use, values) => ({
    ...contactLead(ctx, use, values),
    ...(use.about && {
      subject: ctx.t('contact.visitSubject', { about: aboutOf(ctx, use.about) }),
    }),
  }),
};

/** The item to visit, with its reference and the chosen unit of a project. */
function aboutOf(ctx: SubjectContext, about: ListItem): string {
  if (isProject(about)) return projectSubject(ctx, about);
  const words = { home: homeName(ctx, about), reference: referenceOf(about) };
  return ctx.t('manager.subject', words);
}

function reuseStep(t: TFunction): FormStep {
  const options = [
    { value: REUSE, text: t('visit.reuse') },
    { value: REENTER, text: t('visit.reenter') },
  ];
  return {
    name: t('visit.reuseStep'),
    fields: [defineField(t, 'profile', 'cards', { options })],
    isInstead: true,
  };
}
