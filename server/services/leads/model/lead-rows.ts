import { numberIn, presentIn, type Row, textIn } from '../../../platform/row.ts';
import type { VisitStepRow } from './visit-step.ts';
import type { Delivery, Destination, LeasedDelivery, SeatState, StoredLead } from './lead-store.ts';

export const LEAD_COLUMNS = 'id, reference, received_at, key, form, email, content, quarantine';

/** What is read of a lead. One that the first release has stored has content of version 1. */
export const LEAD_VALUES = `${LEAD_COLUMNS},
  coalesce((SELECT content_version FROM lead_version WHERE lead = lead.id), 1) AS content_version,
  (SELECT details FROM lead_details WHERE lead = lead.id) AS details,
  (SELECT state FROM registration WHERE lead = lead.id) AS seat`;

/** SQL of the lead with an id or a reference, or of the one that these are an alias of. */
export function namedBy(parameter: '$1' | '?1'): string {
  const isNamed = `id = ${parameter} OR reference = upper(${parameter})`;
  return `${isNamed} OR id = (SELECT lead FROM lead_alias WHERE ${isNamed} LIMIT 1)`;
}

export function leadOf(row: Row): Omit<StoredLead, 'deliveries'> {
  return {
    id: String(row['id']),
    reference: String(row['reference']),
    receivedAt: Number(row['received_at']),
    key: String(row['key']),
    form: String(row['form']),
    email: String(row['email']),
    content: String(row['content']),
    contentVersion: Number(row['content_version']),
    quarantine: textIn(row, 'quarantine'),
    ...presentIn({
      details: textIn(row, 'details'),
      seat: textIn(row, 'seat') as SeatState | undefined,
    }),
  };
}

export function deliveryOf(row: Row): Delivery {
  return {
    destination: String(row['destination']) as Destination,
    state: String(row['state']) as Delivery['state'],
    attempts: Number(row['attempts']),
    since: Number(row['since']),
    dueAt: Number(row['due_at']),
    reason: textIn(row, 'reason'),
  };
}

export function leasedOf(delivery: Row, lead: Row): LeasedDelivery {
  const { destination, attempts, since, reason } = deliveryOf(delivery);
  return {
    destination,
    attempts,
    since,
    reason,
    lead: leadOf(lead),
    lease: String(delivery['lease']),
  };
}

export function visitStepOf(row: Row): VisitStepRow {
  return {
    lead: String(row['lead']),
    number: Number(row['number']),
    at: Number(row['at']),
    ...presentIn({ startsAt: numberIn(row, 'starts_at') }),
    content: String(row['content']),
  };
}

/** E-mails of one person are equal whatever their case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
