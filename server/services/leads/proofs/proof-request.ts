import { z } from 'zod';
import { LOCALES } from '../../../../views/domain/locale.ts';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { PROOF_REQUEST } from '../model/destinations.ts';
import { aboutSchema, CONTENT_VERSION, type LeadContent } from '../model/lead-content.ts';
import type { NewLead } from '../model/lead-store.ts';
import { newMessage } from '../model/new-message.ts';

/** Content of a request to prove a lead, in the store of leads. */
const proofRequestSchema = z.strictObject({
  locale: z.enum(LOCALES),
  email: z.string(),
  /** Id, form and reference of the doubtful lead. */
  lead: z.string(),
  form: z.string(),
  reference: z.string(),
  about: aboutSchema.optional(),
});
type ProofRequest = z.infer<typeof proofRequestSchema>;

const storedSchema = tolerantSchema(proofRequestSchema);

/** What any release has stored. @throws for damaged content. */
export function readProofRequest(content: string): Tolerant<ProofRequest> {
  return storedSchema.parse(JSON.parse(content));
}

/**
 * The mail by which the sender of a doubtful lead can prove it: a lead of its own with the visitor
 * as its only destination. There is one for each lead.
 * @param now milliseconds since 1970.
 */
export function newProofRequest(
  { id, reference, form, email }: NewLead,
  { locale, about }: Pick<LeadContent, 'locale' | 'about'>,
  now: number,
): NewLead {
  const content: ProofRequest = { locale, email, lead: id, form, reference, about };
  // Lists have it below its lead.
  const after = now - 1;
  const message = { key: `proof ${id}`, email, content, contentVersion: CONTENT_VERSION };
  return newMessage(PROOF_REQUEST, message, after);
}
