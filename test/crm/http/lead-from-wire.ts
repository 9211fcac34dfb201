import type { ReceivedLead } from '../../../server/services/crm/emulator/emulated-inbox.ts';
import { LANGUAGE_IDS, withoutAbsent } from '../../../server/services/crm/wire-values.ts';
import { type Lead, leadSchema } from '../../../views/domain/lead.ts';

/** The message that the CRM received, in types of the domain. */
export function messageFromWire({ parameters }: ReceivedLead): Extract<Lead, { kind: 'contact' }> {
  const { FirstName, Name, Email, PhoneNumber, IsReceivedEmail, Subject, Content } = parameters;
  const [language] =
    Object.entries(LANGUAGE_IDS).find(([, id]) => id === parameters['LanguageIdFromParameter']) ??
    [];
  const lead = leadSchema.parse(
    withoutAbsent({
      kind: 'contact',
      person: withoutAbsent({
        firstName: FirstName,
        name: Name,
        email: Email,
        phoneNumber: PhoneNumber,
      }),
      language,
      isReceivedEmail: IsReceivedEmail,
      subject: Subject,
      content: Content,
      propertyId: parameters['ObjectID'],
      projectIds: parameters['ProjectIDs'] ?? [],
    }),
  );
  if (lead.kind === 'contact') return lead;
  throw new Error('no message');
}
