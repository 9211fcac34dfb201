import { z } from 'zod';
import { tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { VISIT_REMINDER, VISIT_STEP } from '../model/destinations.ts';
import { STEPS_VERSION } from '../model/lead-content.ts';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { newMessage } from '../model/new-message.ts';

/** Content of a message about a step: all else is read when it is delivered. */
const visitMessageSchema = z.strictObject({
  /** Id of the lead. */
  lead: z.string(),
  /** Of the step. */
  number: z.int(),
});
type VisitMessage = z.infer<typeof visitMessageSchema>;

const storedSchema = tolerantSchema(visitMessageSchema);

/** @throws for damaged content. */
export function readVisitMessage(content: string): VisitMessage {
  return storedSchema.parse(JSON.parse(content));
}

/**
 * The message about a step to the agency, the visitor and the CRM: a lead of its own, so that it is
 * delivered as leads are. There is one for each step.
 * @param now milliseconds since 1970.
 */
export function newVisitMessage(lead: Told, number: number, now: number): NewLead {
  return message(VISIT_STEP, lead, number, now);
}

/** The reminder of the time that a step confirmed. There is one for each step. */
export function newVisitReminder(lead: Told, number: number, now: number): NewLead {
  return message(VISIT_REMINDER, lead, number, now);
}

type Told = Pick<StoredLead, 'id' | 'email'>;

function message(form: string, { id, email }: Told, number: number, now: number): NewLead {
  const content: VisitMessage = { lead: id, number };
  const key = `${form} ${id} ${number}`;
  return newMessage(form, { key, email, content, contentVersion: STEPS_VERSION }, now);
}
