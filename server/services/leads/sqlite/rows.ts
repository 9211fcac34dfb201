import type { VisitStepRow } from '../model/visit-step.ts';
import type {
  Delivery,
  Destination,
  LeasedDelivery,
  SeatState,
  StoredLead,
} from '../model/lead-store.ts';

/** A row as node:sqlite gives it. */
export type Row = Readonly<Record<string, unknown>>;

export const LEAD_COLUMNS = 'id, reference, received_at, key, form, email, content, quarantine';

/** What is read of a lead. One that the first release has stored has content of version 1. */
export const LEAD_VALUES = `${LEAD_COLUMNS},
  coalesce((SELECT content_version FROM lead_version WHERE lead = lead.id), 1) AS content_version,
  (SELECT details FROM lead_details WHERE lead = lead.id) AS details,
  (SELECT state FROM registration WHERE lead = lead.id) AS seat`;

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
    ...(typeof row['details'] === 'string' && { details: row['details'] }),
    quarantine: textOf(row['quarantine']),
    ...(typeof row['seat'] === 'string' && { seat: row['seat'] as SeatState }),
  };
}

export function deliveryOf(row: Row): Delivery {
  return {
    destination: String(row['destination']) as Destination,
    state: String(row['state']) as Delivery['state'],
    attempts: Number(row['attempts']),
    since: Number(row['since']),
    dueAt: Number(row['due_at']),
    reason: textOf(row['reason']),
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
  const startsAt = row['starts_at'];
  return {
    lead: String(row['lead']),
    number: Number(row['number']),
    at: Number(row['at']),
    ...(typeof startsAt === 'number' && { startsAt }),
    content: String(row['content']),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
