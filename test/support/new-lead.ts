import { randomUUID } from 'node:crypto';
import { DESTINATIONS, type NewLead } from '../../server/services/leads/model/lead-store.ts';

/** A lead of one question, received at 1,000,000. */
export function newLead(changes: Partial<NewLead> = {}): NewLead {
  const id = randomUUID();
  return {
    id,
    reference: id.slice(0, 8).toUpperCase(),
    receivedAt: 1_000_000,
    key: id,
    keySince: 0,
    form: 'contact',
    email: 'An.Peeters@Example.be',
    content: '{"question":"Is de tuin op het zuiden?"}',
    contentVersion: 1,
    destinations: DESTINATIONS,
    ...changes,
  };
}
