import { isProject } from '../../domain/list/list-item.ts';
import { documentLine } from '../../domain/property/document-words.ts';
import type { PropertyDocument } from '../../domain/property/property.ts';
import { documentFile, documentKey, documentWithKey } from '../../domain/site-file.ts';
import type { FormField, FormValues } from '../../domain/forms/form-field.ts';
import type { SubjectContext } from '../../page-context.ts';
import { documentIn } from '../../routing/document-href.ts';
import { defineField } from '../fields/define-field.ts';
import { PERSON_NAMES, personFields, personOf } from '../fields/person-fields.ts';
import type { FormKind, FormUse } from '../form-kind.ts';

/** Choices shown as radio buttons; more are a list (docs/look.md). */
const MAX_SHOWN = 5;

/** The form before a document of a home or a project is opened (spec section 4). */
export const documentRequest: FormKind = {
  formType: 'site-contact',
  fieldNames: ['Subject', ...PERSON_NAMES],
  thankYou: 'contact-me',
  leadName: (t) => t('forms.kind.document'),
  submit: (t) => t('documents.open'),
  steps: (ctx, use) => [
    { name: '', fields: [...chosenFields(ctx, use), ...personFields(ctx.t, use.settings)] },
  ],
  lead: (ctx, { about }, values) => {
    const document = documentOf(about, values);
    return {
      kind: 'contact',
      person: personOf(values),
      language: ctx.locale,
      ...(about && document && { subject: documentLine(about.documents, document, ctx) }),
      isReceivedEmail: false,
      projectIds: about && isProject(about) ? [about.id] : [],
      ...(about && !isProject(about) && { propertyId: about.id }),
    };
  },
  file: ({ about }, values) => {
    const document = documentOf(about, values);
    return about && document && documentFile(about, document);
  },
};

function chosenFields(ctx: SubjectContext, { about }: FormUse): FormField[] {
  const { documents = [] } = about ?? {};
  const keyOf = (document: PropertyDocument) => (about ? documentKey(about, document) : '');
  const chosen = (about && documentIn(ctx.query, about)) ?? onlyOne(documents);
  const type = documents.length > MAX_SHOWN ? 'select' : 'plates';
  return [
    defineField(ctx.t, 'Subject', type, {
      label: ctx.t('documents.which'),
      missing: ctx.t('documents.chooseOne'),
      ...(chosen && { initial: keyOf(chosen) }),
      options: documents.map((one) => ({
        value: keyOf(one),
        text: documentLine(documents, one, ctx),
      })),
    }),
  ];
}

function documentOf(
  about: FormUse['about'],
  { Subject }: FormValues,
): PropertyDocument | undefined {
  return about && documentWithKey(about, Subject);
}

function onlyOne<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
