import type { SentLead } from '../../views/domain/thank-you.ts';
import { type LeadContent, readLeadContent } from './lead-content.ts';
import type { Leads } from './leads.ts';

/**
 * What this browser has sent last, by its cookie; undefined if it has sent nothing for a while.
 * @param now milliseconds since 1970.
 * @param linkTo link to a file by its name (views/domain/site-file.ts); without it, files are left
 * out.
 */
export async function sentLead(
  { store, cookie }: Pick<Leads, 'store' | 'cookie'>,
  cookies: string | undefined,
  now: number,
  linkTo?: (file: string) => string,
): Promise<SentLead | undefined> {
  const id = cookie.read(cookies, now);
  const lead = id === undefined ? undefined : await store.find(id);
  if (!lead) return undefined;
  const { answers, conversion, lead: sent, file } = readLeadContent(lead.content);
  const { propertyId, projectIds: [projectId] = [] } = sent.kind === 'contact' ? sent : {};
  return {
    reference: lead.reference,
    form: lead.form,
    answers,
    conversion,
    ...(propertyId !== undefined && { propertyId }),
    ...(projectId !== undefined && { projectId }),
    ...(file !== undefined && linkTo && { file: { name: nameOf(answers), href: linkTo(file) } }),
  };
}

/** What was asked for, in the words of the form; a file's name may tell what is not published. */
function nameOf(answers: LeadContent['answers']): string | undefined {
  return answers.find(({ field }) => field === 'Subject')?.value;
}
