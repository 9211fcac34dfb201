import { z } from 'zod';
import { placeholderEmail, realEmail } from '../../../../views/domain/format/no-email.ts';
import { type Lead, leadSchema, personSchema } from '../../../../views/domain/lead.ts';
import { LOCALES } from '../../../../views/domain/locale.ts';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';
import type { NewLead } from './lead-store.ts';
import { NeedsNewerRelease } from '../../../platform/delivery-failures.ts';

/**
 * Raised with what is stored of a lead, when the release before cannot deliver all of it. What it
 * must not meet is a key that its reader does not keep: content of version 1 has no others.
 */
export const CONTENT_VERSION = 1;
/**
 * Of a lead of a person without an e-mail address, which releases before mail to a placeholder, and
 * of what is about a visit that is answered by links, or about an open house, which they deliver
 * without these or not at all.
 */
export const STEPS_VERSION = 2;
/** Of messages about saved searches, and about open houses that do not take place. */
export const KNOWN_VERSION = 3;

/** Displayed data of a property or a project. */
export const aboutSchema = z.strictObject({
  title: z.string(),
  city: z.string(),
  price: z.string().optional(),
  /** Absolute URLs. */
  picture: z.string().optional(),
  url: z.string(),
});

/** Displayed data of a lead, in one language. */
const shown = {
  /** The answers, as shown to the visitor. */
  answers: z.array(z.strictObject({ field: z.string(), label: z.string(), value: z.string() })),
  /** The property or project that it is about. */
  about: aboutSchema.optional(),
};

/**
 * What the first release's readers of a lead do not know: it is stored beside the content, so that
 * they need not. Every key is optional.
 */
const leadDetailsSchema = z.strictObject({
  /**
   * The mail to the visitor: none when there were too many, which the thank-you page says; uncounted,
   * a confirmation that is counted when it is sent, as mails could not be counted before. Absent: a
   * confirmation.
   */
  mail: z.enum(['confirmation', 'proof', 'none', 'uncounted']).optional(),
  /** The open house that it registers for: a home, and date and time in Brussels. */
  openHouse: z
    .strictObject({
      home: z.int(),
      start: z.string(),
      end: z.string(),
      /** Id of the registration that a message is about. */
      registration: z.string().optional(),
    })
    .optional(),
  /** Id of the office of the person who answers; absent where the site's data do not say. */
  officeId: z.int().optional(),
  /** Of what it is about, as the catalogue has it. */
  about: z
    .strictObject({
      /** Number of the property or project. */
      id: z.int(),
      /** Street and number in the agency's language; only for the agency's mail. */
      street: z.string().optional(),
      /** Name of the unit of a project. */
      unit: z.string().optional(),
      /** Further ones to visit, a line each, in the visitor's language. */
      further: z.array(z.string()).optional(),
    })
    .optional(),
  /** Of a request for a visit whose time the agency confirms. */
  visit: z
    .strictObject({
      /** What suits the visitor: `2026-12-24 09:00-12:30`. */
      halfDays: z.array(z.string()),
      /** As it may be told, in the visitor's language; absent where it may not. */
      address: z.string().optional(),
    })
    .optional(),
  /** A file that an owner handed in, which is kept under the id of the lead. */
  document: z
    .strictObject({
      /** Under which it is saved. */
      name: z.string(),
      /** As its content says: `pdf`, `jpeg`. */
      kind: z.string(),
      /** Bytes. */
      size: z.int(),
    })
    .optional(),
});

/**
 * The stored content of a lead, as JSON: everything in its mails and on its thank-you page. What is
 * read may be of another release: it is read by `shownContentOf` and `readLeadContent` alone.
 */
export const leadContentSchema = z.strictObject({
  /** In the shape for CRM adapters. */
  lead: leadSchema,
  locale: z.enum(LOCALES),
  ...shown,
  /** The same in the agency's language, if it differs. */
  agency: z.strictObject({ locale: z.enum(LOCALES), ...shown }).optional(),
  /** Name of the requested file (views/domain/site-file.ts). */
  file: z.string().optional(),
  /** Who answers. */
  office: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  /** Data of the conversion, as configured. */
  conversion: z.string().optional(),
  details: leadDetailsSchema.optional(),
});
export type LeadContent = z.infer<typeof leadContentSchema>;

/** What any release has stored of a lead. */
export type StoredContent = Tolerant<LeadContent>;
/** The same of a lead of any kind, with all that is stored of it. */
export type ShownContent = Omit<StoredContent, 'lead'> & {
  lead: Pick<StoredContent['lead'], 'person'>;
};

const storedDetailsSchema = tolerantSchema(leadDetailsSchema);
const storedLeadSchema = tolerantSchema(leadSchema);
const storedSchema = tolerantSchema(leadContentSchema);
const shownSchema = tolerantSchema(
  leadContentSchema.extend({ lead: z.strictObject({ kind: z.string(), person: personSchema }) }),
);

/**
 * What the mails and the thank-you say of a lead, also of a kind that this release does not know.
 * Unknown keys are kept.
 * @throws NeedsNewerRelease, or any error for damaged content.
 */
function readShownContent(
  content: string,
  version = KNOWN_VERSION,
  details?: string,
): ShownContent {
  const value = Object(JSON.parse(content)) as object;
  const beside: unknown = details === undefined ? undefined : JSON.parse(details);
  const whole = beside === undefined ? value : { ...value, details: beside };
  return parsed(shownSchema, whole, version);
}

/** The same of a stored lead. */
export function shownContentOf({
  content,
  contentVersion,
  details,
}: Pick<NewLead, 'content' | 'contentVersion' | 'details'>): ShownContent {
  return readShownContent(content, contentVersion, details);
}

/** What is stored beside the content of a lead. @throws for damaged details. */
export function detailsOf({ details }: Pick<NewLead, 'details'>): StoredContent['details'] {
  return details === undefined ? undefined : storedDetailsSchema.parse(JSON.parse(details));
}

/**
 * The same, and the lead in the shape that the CRM takes.
 * @throws NeedsNewerRelease for a kind of lead that this release does not know; any error for
 * damaged content.
 */
export function readLeadContent(content: string, version = KNOWN_VERSION): StoredContent {
  const value: unknown = JSON.parse(content);
  const { kind } = parsed(shownSchema, value, version).lead;
  const isKnown = leadSchema.options.some(({ shape }) => shape.kind.value === kind);
  if (!isKnown) throw new NeedsNewerRelease(`this release does not know leads of kind ${kind}`);
  return parsed(storedSchema, value, version);
}

/** The lead of content that was read; undefined for a kind that this release does not know. */
export function knownLead({ lead }: ShownContent): StoredContent['lead'] | undefined {
  return storedLeadSchema.safeParse(lead).data;
}

function parsed<T extends { lead: WithPerson }>(
  schema: z.ZodType<T>,
  value: unknown,
  version: number,
): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return withoutPlaceholder(data);
  if (version <= KNOWN_VERSION) throw error;
  throw new NeedsNewerRelease(`this release cannot read content of version ${version}`, {
    cause: error,
  });
}

interface WithPerson {
  person: { email?: string | undefined };
}

/** Releases before need an address: a lead without one is stored with a placeholder. */
export function storableLead(lead: Lead): Lead {
  const { person, language } = lead;
  const { email = placeholderEmail(person.phoneNumber, language) } = person;
  return { ...lead, person: { ...person, email } };
}

function withoutPlaceholder<T extends { lead: WithPerson }>(content: T): T {
  const { person } = content.lead;
  if (realEmail(person.email) !== undefined || person.email === undefined) return content;
  const { email: _placeholder, ...rest } = person;
  return { ...content, lead: { ...content.lead, person: rest } };
}
