import { isProject } from '../../domain/list/list-item.ts';
import { chosenUnit } from '../../ui/contact/chosen-unit.ts';
import { projectSubject } from '../../ui/contact/project-about.ts';
import { defineField } from '../fields/define-field.ts';
import { personFields } from '../fields/person-fields.ts';
import type { FormKind } from '../form-kind.ts';
import { contactLead } from './contact-lead.ts';

/** A message or a question to the agency: the fields of every contact form (spec sections 3, 5). */
const shared: Pick<FormKind, 'formType' | 'submit' | 'steps' | 'lead'> = {
  formType: 'site-contact',
  submit: (t) => t('forms.sendQuestion'),
  steps: ({ t }, { settings }) => [
    {
      name: '',
      fields: [
        ...personFields(t, settings),
        defineField(t, 'Content', 'lines', { maxLength: 4000, isRequired: false }),
        defineField(t, 'IsReceivedEmail', 'checkbox', { isRequired: false }),
      ],
    },
  ],
  lead: contactLead,
};

/** To the agency, about nothing in particular. */
export const contact: FormKind = {
  ...shared,
  thankYou: 'contact-me',
  leadName: (t) => t('forms.kind.contact'),
};

/** The least that can be asked, in one row, to be rung or written to (spec section 2). */
export const simpleContact: FormKind = {
  ...shared,
  thankYou: 'neem-contact-met-ons-op-voor-een-persoonlijke-service',
  leadName: (t) => t('forms.kind.simpleContact'),
  submit: (t) => t('forms.contactMe'),
  steps: ({ t }, { settings }) => [{ name: '', fields: personFields(t, { ...settings, span: 3 }) }],
};

/** About a home: "contact for more info". */
export const propertyContact: FormKind = {
  ...shared,
  thankYou: 'contact-me',
  leadName: (t) => t('forms.kind.question'),
};

/** About a project, or about the unit that was chosen on its page. */
export const projectContact: FormKind = {
  ...shared,
  steps: (ctx, use, values) => {
    const project = use.about && isProject(use.about) ? use.about : undefined;
    if (!project || !chosenUnit(ctx, project)) return shared.steps(ctx, use, values);
    const subject = defineField(ctx.t, 'Subject', 'text', {
      isRequired: false,
      maxLength: 200,
      initial: projectSubject(ctx, project),
    });
    return shared.steps(ctx, use, values).map(({ name, fields }) => ({
      name,
      fields: [subject, ...fields],
    }));
  },
  thankYou: 'contact-construction',
  leadName: (t) => t('forms.kind.question'),
};
