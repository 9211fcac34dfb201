import { isProject } from '../../domain/list/list-item.ts';
import { personOf } from '../fields/person-fields.ts';
import type { FormKind } from '../form-kind.ts';

/** The lead of a contact form; without a subject unless the form has one. */
export const contactLead = (({ locale }, { about }, values) => {
  const { Subject, Content, IsReceivedEmail } = values;
  return {
    kind: 'contact',
    person: personOf(values),
    language: locale,
    ...(Subject !== undefined && { subject: Subject }),
    ...(Content !== undefined && { content: Content }),
    isReceivedEmail: IsReceivedEmail !== undefined,
    projectIds: about && isProject(about) ? [about.id] : [],
    ...(about && !isProject(about) && { propertyId: about.id }),
  } as const;
}) satisfies FormKind['lead'];
