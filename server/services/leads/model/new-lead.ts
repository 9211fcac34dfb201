import { createHash, randomUUID } from 'node:crypto';
import { destinationsOf } from './destinations.ts';
import type { NewLead, Registration } from './lead-store.ts';
import { phoneKey } from '../../../../views/domain/format/phone-key.ts';
import type { Lead } from '../../../../views/domain/lead.ts';
import { CONTENT_VERSION, STEPS_VERSION, type LeadContent, storableLead } from './lead-content.ts';
import { newReference } from './reference.ts';

/** Milliseconds within which the same text of the same visitor is one lead. */
const DUPLICATE_WINDOW = 10 * 60_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export interface Sending {
  form: string;
  content: LeadContent;
  /**
   * The key made in the browser, which a page restored by Back still has; undefined without script.
   */
  key: string | undefined;
  /** Identifies one submission for the server, whatever its key and text are. */
  once?: string | undefined;
  /** Distinguishes visitors with the same text: IP address and browser. Only its hash is stored. */
  visitor: string;
  /** Why it is not delivered. */
  quarantine?: string | undefined;
  /** What it takes places of. */
  registration?: Registration | undefined;
}

/** @param now milliseconds since 1970. */
export function newLead(
  { form, content, key, once, visitor, quarantine, registration }: Sending,
  now: number,
): NewLead {
  const isFromScript = key !== undefined && UUID.test(key);
  // A text that was changed after Back is another lead. Title and price of the item may change
  // between two submissions of the same text; its URL does not.
  const { details, ...stored } = content;
  const { lead, about, file } = stored;
  const words = [form, lead, about?.url, file];
  const same = once ?? JSON.stringify([...words, isFromScript ? key : visitor]);
  return {
    id: randomUUID(),
    reference: newReference(),
    receivedAt: now,
    key: createHash('sha256').update(same).digest('base64url'),
    keySince: once !== undefined || isFromScript ? 0 : now - DUPLICATE_WINDOW,
    form,
    email: keyOf(lead),
    content: JSON.stringify({ ...stored, lead: storableLead(lead) }),
    ...(details && { details: JSON.stringify(details) }),
    contentVersion: isOfThisRelease(content) ? STEPS_VERSION : CONTENT_VERSION,
    quarantine,
    ...(registration && { registration }),
    destinations: destinationsOf(form, details?.mail),
  };
}

/** By what the data of a person are found: their address, else their telephone number. */
function keyOf({ person: { email, phoneNumber = '' }, language }: Lead): string {
  return email ?? phoneKey(phoneNumber, language);
}

/** Whether releases before this one would deliver it with a part missing. */
function isOfThisRelease({ lead, details }: LeadContent): boolean {
  const { visit, openHouse, document } = details ?? {};
  return Boolean(visit ?? openHouse ?? document) || lead.person.email === undefined;
}
