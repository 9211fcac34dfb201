import type { SentLead } from '../../../views/domain/thank-you.ts';
import type { Log } from '../../platform/log.ts';
import { knownLead, type LeadContent, readShownContent } from './model/lead-content.ts';
import type { Leads } from './leads.ts';

interface Options {
  leads: Pick<Leads, 'store' | 'cookie'>;
  log: Pick<Log, 'error'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The lead that this browser sent last, by its cookie; undefined if it has sent none lately, or if
 * it cannot be read, which is logged: the thank-you page is then general.
 * @param linkTo link to a file by its name (views/domain/site-file.ts); without it, files are left
 * out.
 */
export async function sentLead(
  options: Options,
  cookies: string | undefined,
  linkTo?: (file: string) => string,
): Promise<SentLead | undefined> {
  try {
    return await readSentLead(options, cookies, linkTo);
  } catch (error) {
    options.log.error({ err: error }, 'what a visitor has sent cannot be read');
    return undefined;
  }
}

async function readSentLead(
  { leads: { store, cookie }, now }: Options,
  cookies: string | undefined,
  linkTo: ((file: string) => string) | undefined,
): Promise<SentLead | undefined> {
  const id = cookie.read(cookies, now());
  const lead = id === undefined ? undefined : await store.find(id);
  if (!lead) return undefined;
  const content = readShownContent(lead.content, lead.contentVersion);
  const { answers, conversion, file, office } = content;
  const sent = knownLead(content);
  const { propertyId, projectIds: [projectId] = [] } = sent?.kind === 'contact' ? sent : {};
  return {
    reference: lead.reference,
    form: lead.form,
    answers,
    conversion,
    office,
    ...(sent?.kind === 'demand' && { goal: sent.goal === 1 ? 'rent' : 'sale' }),
    ...(propertyId !== undefined && { propertyId }),
    ...(projectId !== undefined && { projectId }),
    ...(file !== undefined && linkTo && { file: { name: nameOf(answers), href: linkTo(file) } }),
  };
}

/** Label of the requested file in the form; its name may contain unpublished data. */
function nameOf(answers: LeadContent['answers']): string | undefined {
  return answers.find(({ field }) => field === 'Subject')?.value;
}
