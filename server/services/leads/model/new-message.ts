import { randomUUID } from 'node:crypto';
import { destinationsOf } from './destinations.ts';
import type { NewLead } from './lead-store.ts';
import { newReference } from './reference.ts';

type Message = Pick<NewLead, 'key' | 'email' | 'contentVersion'> &
  Partial<Pick<NewLead, 'keySince' | 'recipient' | 'details' | 'destinations'>> & {
    /** What is stored, as JSON. */
    content?: unknown;
  };

/**
 * A message that is stored and delivered as leads are: one for each key, however many servers send
 * it.
 * @param form decides where it goes.
 * @param now milliseconds since 1970.
 */
export function newMessage(
  form: string,
  { content = {}, ...message }: Message,
  now: number,
): NewLead {
  return {
    id: randomUUID(),
    reference: newReference(),
    receivedAt: now,
    keySince: 0,
    form,
    content: JSON.stringify(content),
    destinations: destinationsOf(form),
    ...message,
  };
}
