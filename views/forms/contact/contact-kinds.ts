import type { FormSettings } from '../../domain/forms/form-settings.ts';
import { isProject } from '../../domain/list/list-item.ts';
import { TEMPLATES } from '../../domain/site/site-template.ts';
import type { SubjectContext } from '../../page-context.ts';
import { chosenUnit } from '../../ui/contact/chosen-unit.ts';
import { projectSubject } from '../../ui/contact/project-about.ts';
import { defineField } from '../fields/define-field.ts';
import { PERSON_NAMES, personFields } from '../fields/person-fields.ts';
import type { FormKind, FormUse } from '../form-kind.ts';
import { contactLead } from './contact-lead.ts';
import { MAX_ANSWER, MAX_QUESTION } from '../fields/field-lengths.ts';

/** A message or a question to the agency: the fields of every contact form (spec sections 3, 5). */
const shared: Pick<FormKind, 'formType' | 'fieldNames' | 'submit' | 'steps' | 'lead'> = {
  formType: 'site-contact',
  fieldNames: [...PERSON_NAMES, 'Content', 'IsReceivedEmail'],
  submit: (t) => t('forms.sendQuestion'),
  steps: ({ t }, { settings }) => [
    {
      name: '',
      fields: [
        ...personFields(t, settings),
        defineField(t, 'Content', 'lines', { maxLength: MAX_QUESTION, isRequired: false }),
        defineField(t, 'IsReceivedEmail', 'checkbox', { isRequired: false }),
      ],
    },
  ],
  lead: contactLead,
};

/** The settings of the site's own contact forms: a template may make the phone optional, too. */
function siteContact({ site }: SubjectContext, { settings }: FormUse): FormSettings {
  const { phoneOptional } = TEMPLATES[site.info.siteTemplate];
  return { ...settings, phoneOptional: phoneOptional || settings.phoneOptional };
}

/** To the agency, not about an item. */
export const contact: FormKind = {
  ...shared,
  steps: (ctx, use, values) =>
    shared.steps(ctx, { ...use, settings: siteContact(ctx, use) }, values),
  thankYou: 'contact-me',
  leadName: (t) => t('forms.kind.contact'),
};

/** The minimum of fields, in one row, for a call or a reply (spec section 2). */
export const simpleContact: FormKind = {
  ...shared,
  fieldNames: PERSON_NAMES,
  thankYou: 'neem-contact-met-ons-op-voor-een-persoonlijke-service',
  leadName: (t) => t('forms.kind.simpleContact'),
  submit: (t, { settings }) => t(settings.file ? 'thanks.fileOpen' : 'forms.contactMe'),
  steps: (ctx, use) => [
    { name: '', fields: personFields(ctx.t, { ...siteContact(ctx, use), span: 3 }) },
  ],
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
  fieldNames: ['Subject', ...shared.fieldNames],
  steps: (ctx, use, values) => {
    const project = use.about && isProject(use.about) ? use.about : undefined;
    if (!project || !chosenUnit(ctx, project)) return shared.steps(ctx, use, values);
    const subject = defineField(ctx.t, 'Subject', 'text', {
      isRequired: false,
      maxLength: MAX_ANSWER,
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
