import type { Sql } from '../../../platform/postgres/sql.ts';
import { destinationsOf } from '../model/destinations.ts';
import { emailKey, LEAD_COLUMNS } from '../model/lead-rows.ts';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { newReference } from '../model/reference.ts';
import type { LeadTimes } from './lead-times.ts';
import { lockFor } from './lock-for.ts';
import { Seats } from './seats.ts';

type Names = Pick<StoredLead, 'id' | 'reference'>;
type Accepted = Names & { isNew: boolean };

/** A transaction, and the clock of what is written in it. */
export interface LeadWriting {
  sql: Sql;
  times: LeadTimes;
}

/**
 * Stores a lead and its deliveries in the caller's transaction, or finds the one that was sent before
 * (`LeadStore.accept`).
 */
export async function acceptLead(
  writing: LeadWriting,
  lead: NewLead,
  follower?: NewLead,
): Promise<Accepted> {
  const before = await sentBefore(writing, lead);
  if (before) return { ...before, isNew: false };
  const isNew = await isFirstTo(writing, lead);
  let { reference } = lead;
  if (isNew) {
    reference = await insertLead(writing, lead);
    if (follower) await insertLead(writing, follower);
  }
  return { id: lead.id, reference, isNew };
}

/**
 * The same for a lead whose names its visitor has: one that was sent before is found by these, too.
 */
export async function acceptNamed(
  writing: LeadWriting,
  lead: NewLead,
  follower?: NewLead,
): Promise<Accepted> {
  const accepted = await acceptLead(writing, lead, follower);
  if (accepted.id !== lead.id) {
    await writing.sql.query(
      'INSERT INTO lead_alias (id, reference, lead) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [lead.id, lead.reference, accepted.id],
    );
  }
  return accepted;
}

/**
 * The lead with this key that counts as the same. Until the transaction ends, nobody else can store
 * one with the key who looks for it first.
 */
export async function sentBefore(
  { sql, times }: LeadWriting,
  { key, keySince }: Pick<NewLead, 'key' | 'keySince'>,
): Promise<Names | undefined> {
  await lockFor(sql, 'lead', key);
  const { rows } = await sql.query<Names>(
    `SELECT id, reference FROM lead WHERE key = $1 AND received_at >= ${times.written('$2')}
     ORDER BY received_at, id LIMIT 1`,
    [key, times.value(keySince)],
  );
  return rows[0];
}

/** Notes the recipient; whether there is none, or one who was not written to before. */
async function isFirstTo(
  { sql, times }: LeadWriting,
  { recipient, receivedAt }: NewLead,
): Promise<boolean> {
  if (recipient === undefined) return true;
  const { rowCount } = await sql.query(
    `INSERT INTO recipient (hash, told_at) VALUES ($1, ${times.written('$2')})
     ON CONFLICT DO NOTHING`,
    [recipient, times.value(receivedAt)],
  );
  return rowCount > 0;
}

/**
 * Stores a lead and its deliveries in the caller's transaction.
 * @returns its reference: another one where its own is taken.
 */
export async function insertLead(writing: LeadWriting, lead: NewLead): Promise<string> {
  const { id, registration, quarantine } = lead;
  let { reference } = lead;
  while (!(await isInserted(writing, { ...lead, reference }))) reference = newReference();
  if (registration) await new Seats(writing.sql).register(id, registration, quarantine);
  return reference;
}

/** False if another lead has its reference. */
async function isInserted({ sql, times }: LeadWriting, lead: NewLead): Promise<boolean> {
  const { id, reference, receivedAt, key, form, email, content, quarantine } = lead;
  const { contentVersion, details, destinations } = lead;
  const at = times.written('$3');
  const { rowCount } = await sql.query(
    `WITH stored AS (INSERT INTO lead (${LEAD_COLUMNS})
         VALUES ($1, $2, ${at}, $4, $5, $6, $7, $8)
         ON CONFLICT (reference) DO NOTHING RETURNING id),
       version AS (INSERT INTO lead_version (lead, content_version) SELECT id, $9 FROM stored),
       details AS (INSERT INTO lead_details (lead, details)
         SELECT id, $10 FROM stored WHERE $10::text IS NOT NULL),
       deliveries AS (INSERT INTO delivery (lead, destination, state, since, due_at)
         SELECT id, destination, $11, ${at}, ${at} FROM stored, unnest($12::text[]) AS destination)
     SELECT id FROM stored`,
    [
      id,
      reference,
      times.value(receivedAt),
      key,
      form,
      emailKey(email),
      content,
      quarantine ?? null,
      contentVersion,
      details ?? null,
      stateOf(quarantine),
      destinations,
    ],
  );
  return rowCount > 0;
}

/**
 * Gives a lead the deliveries that it lacks, in the caller's transaction: due now, or parked for a
 * lead in quarantine.
 */
export async function completeDeliveries(
  { sql, times }: LeadWriting,
  { id, form, quarantine }: Pick<StoredLead, 'id' | 'form' | 'quarantine'>,
  now: number,
): Promise<void> {
  const at = times.written('$3');
  await sql.query(
    `INSERT INTO delivery (lead, destination, state, since, due_at)
       SELECT $1, destination, $2, ${at}, ${at} FROM unnest($4::text[]) AS destination
     ON CONFLICT DO NOTHING`,
    [id, stateOf(quarantine), times.value(now), destinationsOf(form)],
  );
}

function stateOf(quarantine: string | undefined): 'waiting' | 'parked' {
  return quarantine === undefined ? 'waiting' : 'parked';
}
