import { isProject, type ListItem } from '../list/list-item.ts';
import type { Locale } from '../locale.ts';
import type { Lead } from '../lead.ts';
import type { FormValues } from './form-field.ts';

/** The lead of a contact form that was parsed without a fault; about nothing in particular if undefined. */
export function contactLead(
  values: FormValues,
  about: ListItem | undefined,
  language: Locale,
): Lead {
  const { FirstName = '', Name = '', Email = '', PhoneNumber, Content, IsReceivedEmail } = values;
  return {
    kind: 'contact',
    person: {
      firstName: FirstName,
      name: Name,
      email: Email,
      ...(PhoneNumber !== undefined && { phoneNumber: PhoneNumber }),
    },
    language,
    ...(Content !== undefined && { content: Content }),
    isReceivedEmail: IsReceivedEmail !== undefined,
    projectIds: about && isProject(about) ? [about.id] : [],
    ...(about && !isProject(about) && { propertyId: about.id }),
  };
}
