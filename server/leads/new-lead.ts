import { createHash, randomUUID } from 'node:crypto';
import { destinationsOf } from './destinations.ts';
import type { NewLead } from './lead-store.ts';
import type { LeadContent } from './lead-content.ts';
import { newReference } from './reference.ts';

/** Milliseconds within which the same words of the same visitor are one lead. */
const IMPATIENCE = 10 * 60_000;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export interface Sending {
  form: string;
  content: LeadContent;
  /**
   * The key made in the browser, kept by a page that Back shows again; undefined without script.
   */
  key: string | undefined;
  /** What the server knows to be one sending, whatever its key and words are. */
  once?: string | undefined;
  /** Tells visitors with the same words apart: address and browser. Only its hash is kept. */
  visitor: string;
  /** Why it is not delivered. */
  quarantine?: string | undefined;
}

/** @param now milliseconds since 1970. */
export function newLead(
  { form, content, key, once, visitor, quarantine }: Sending,
  now: number,
): NewLead {
  const isFromScript = key !== undefined && UUID.test(key);
  // Words that were mended after Back are another lead. Title and price of what it is about may
  // change between two sendings of the same words; its URL does not.
  const { lead, about, file } = content;
  const words = [form, lead, about?.url, file];
  const same = once ?? JSON.stringify([...words, isFromScript ? key : visitor]);
  return {
    id: randomUUID(),
    reference: newReference(),
    receivedAt: now,
    key: createHash('sha256').update(same).digest('base64url'),
    keySince: once !== undefined || isFromScript ? 0 : now - IMPATIENCE,
    form,
    email: content.lead.person.email,
    content: JSON.stringify(content),
    quarantine,
    destinations: destinationsOf(form),
  };
}
