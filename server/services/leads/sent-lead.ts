import type { SentLead } from '../../../views/domain/thank-you.ts';
import type { Log } from '../../platform/log.ts';
import {
  knownLead,
  type LeadContent,
  shownContentOf,
  type ShownContent,
} from './model/lead-content.ts';
import type { StoredLead } from './model/lead-store.ts';
import type { Leads } from './leads.ts';

interface Options {
  leads: { store: Pick<Leads['store'], 'find'>; cookie: Pick<Leads['cookie'], 'readAll'> };
  log: Pick<Log, 'error'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * A lead that this browser sent, by its cookie; undefined if it has sent none lately, or if it cannot
 * be read, which is logged: the thank-you page is then general.
 * @param linkTo link to a file by its name (views/domain/site-file.ts); without it, files are left
 * out.
 * @param reference of the lead; the newest without it.
 */
export async function sentLead(
  options: Options,
  cookies: string | undefined,
  linkTo?: (file: string) => string,
  reference?: string,
): Promise<SentLead | undefined> {
  try {
    const lead = await leadOf(options, cookies, reference);
    return lead && { ...sentOf(lead, linkTo), now: options.now() };
  } catch (error) {
    options.log.error({ err: error }, 'what a visitor has sent cannot be read');
    return undefined;
  }
}

async function leadOf(
  { leads: { store, cookie }, now }: Options,
  cookies: string | undefined,
  reference: string | undefined,
): Promise<StoredLead | undefined> {
  for (const id of cookie.readAll(cookies, now())) {
    const lead = await store.find(id);
    if (!lead) continue;
    if (reference === undefined || lead.reference === reference) return lead;
    // Two machines gave one lead two names while they could not ask each other.
    if (lead.id !== id && (await store.find(reference))?.id === lead.id) return lead;
  }
  return undefined;
}

function sentOf(
  lead: StoredLead,
  linkTo: ((file: string) => string) | undefined,
): Omit<SentLead, 'now'> {
  const content = shownContentOf(lead);
  const { answers, conversion, file, office } = content;
  const sent = knownLead(content);
  const { propertyId, projectIds: [projectId] = [] } = sent?.kind === 'contact' ? sent : {};
  return {
    reference: lead.reference,
    form: lead.form,
    answers,
    conversion,
    office,
    mail: mailOf(content),
    ...registrationOf(lead, content),
    ...(content.details?.officeId !== undefined && { officeId: content.details.officeId }),
    ...(sent && wantedOf(sent)),
    ...(propertyId !== undefined && { propertyId }),
    ...(projectId !== undefined && { projectId }),
    ...(file !== undefined && linkTo && { file: { name: nameOf(answers), href: linkTo(file) } }),
  };
}

/** What the page finds homes by: a search profile, or a property that is to be valued. */
function wantedOf(
  lead: NonNullable<ReturnType<typeof knownLead>>,
): Pick<SentLead, 'goal' | 'demand' | 'valued'> {
  if (lead.kind === 'valuation') {
    const { goal, typeCode, isGarage, zip } = lead;
    return { valued: { goal, typeCode, isGarage, zip } };
  }
  if (lead.kind !== 'demand') return {};
  const { goal, types, zips, zipsText, priceMin, priceMax, rooms } = lead;
  return {
    goal: goal === 1 ? 'rent' : 'sale',
    demand: { goal, types, zips, zipsText, priceMin, priceMax, rooms },
  };
}

/** The open house that was registered for, and whether there is a place. */
function registrationOf(
  { seat }: Pick<StoredLead, 'seat'>,
  { details }: Pick<ShownContent, 'details'>,
): Pick<SentLead, 'openHouse'> {
  const { start, end } = details?.openHouse ?? {};
  if (start === undefined || end === undefined || seat === undefined) return {};
  return { openHouse: { start, end, seat } };
}

/** Leads of earlier releases have a confirmation. */
function mailOf({
  details,
  lead,
}: Pick<ShownContent, 'details' | 'lead'>): NonNullable<SentLead['mail']> {
  if (lead.person.email === undefined) return 'call';
  const mail = details?.mail;
  return mail === 'none' || mail === 'proof' ? mail : 'confirmation';
}

/** Label of the requested file in the form; its name may contain unpublished data. */
function nameOf(answers: LeadContent['answers']): string | undefined {
  return answers.find(({ field }) => field === 'Subject')?.value;
}
