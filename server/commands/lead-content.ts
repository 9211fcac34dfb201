import { realEmail } from '../../views/domain/format/no-email.ts';
import type { StoredLead } from '../services/leads/model/lead-store.ts';

/** The content of a lead, written by any release; the stored text if it cannot be parsed. */
export function contentOf({ content, details }: Pick<StoredLead, 'content' | 'details'>): unknown {
  try {
    const value = withoutPlaceholder(JSON.parse(content));
    if (details === undefined) return value;
    const beside: unknown = JSON.parse(details);
    return { ...(Object(value) as object), details: beside };
  } catch {
    return { content };
  }
}

/** The stored content without the placeholder for a missing address. */
function withoutPlaceholder(value: unknown): unknown {
  const content = Object(value) as { lead?: { person?: { email?: unknown } } };
  const { person } = Object(content.lead) as NonNullable<typeof content.lead>;
  if (typeof person?.email !== 'string' || realEmail(person.email) !== undefined) return value;
  const { email: _placeholder, ...rest } = person;
  return { ...content, lead: { ...content.lead, person: rest } };
}
