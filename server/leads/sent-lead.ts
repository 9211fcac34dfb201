import type { SentLead } from '../../views/domain/thank-you.ts';
import { readLeadContent } from './lead-content.ts';
import type { Leads } from './leads.ts';

/**
 * What this browser has sent last, by its cookie; undefined if it has sent nothing for a while.
 * @param now milliseconds since 1970.
 */
export async function sentLead(
  { store, cookie }: Pick<Leads, 'store' | 'cookie'>,
  cookies: string | undefined,
  now: number,
): Promise<SentLead | undefined> {
  const id = cookie.read(cookies, now);
  const lead = id === undefined ? undefined : await store.find(id);
  if (!lead) return undefined;
  const { answers, lead: sent } = readLeadContent(lead.content);
  const { propertyId, projectIds: [projectId] = [] } = sent.kind === 'contact' ? sent : {};
  return {
    reference: lead.reference,
    form: lead.form,
    answers,
    ...(propertyId !== undefined && { propertyId }),
    ...(projectId !== undefined && { projectId }),
  };
}
