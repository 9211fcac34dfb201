import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '../../../../views/domain/locale.ts';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { destinationsOf, PROOF_REQUEST } from '../model/destinations.ts';
import { aboutSchema, CONTENT_VERSION, type LeadContent } from '../model/lead-content.ts';
import type { NewLead } from '../model/lead-store.ts';
import { newReference } from '../model/reference.ts';

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
  return {
    id: randomUUID(),
    reference: newReference(),
    // Lists have it below its lead.
    receivedAt: now - 1,
    key: `proof ${id}`,
    keySince: 0,
    form: PROOF_REQUEST,
    email,
    content: JSON.stringify(content),
    contentVersion: CONTENT_VERSION,
    destinations: destinationsOf(PROOF_REQUEST),
  };
}
