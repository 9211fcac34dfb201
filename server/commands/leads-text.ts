import type { SavedSearchStore } from '../services/alerts/saved-search-store.ts';
import type { SavedSearch } from '../services/alerts/saved-search.ts';
import { foldedAddress } from '../services/mail/strangers/folded-address.ts';
import type { Delivery, SeatState, StoredLead } from '../services/leads/model/lead-store.ts';
import type { VisitStepRow } from '../services/leads/model/visit-step.ts';
import { contentOf } from './lead-content.ts';
import { printable } from './printable.ts';

/** What is said of a place at an open house. */
const SEATS: Readonly<Record<SeatState, string>> = {
  place: 'yes',
  waiting: 'no, waits for one',
  'called-off': 'no, called off',
  held: 'not decided, set aside',
};

/** A line for each lead: reference, time, form, e-mail, state. */
export function leadLines(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => [
    lead.reference,
    timeText(lead.receivedAt),
    lead.form,
    printable(lead.email),
    stateText(lead),
  ]);
  return columnText(rows);
}

/** Rows of equally many cells, which stand below each other. */
function columnText(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, at) => (at < row.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell)).join('  '),
  );
  return `${lines.join('\n')}\n`;
}

/** A lead in full. @param steps what was said about the visit that it asks for. */
export function leadText(lead: StoredLead, steps: readonly VisitStepRow[]): string {
  const lines = [
    `${lead.reference} (${lead.id})`,
    `received  ${timeText(lead.receivedAt)}`,
    `form      ${lead.form}`,
    `e-mail    ${printable(lead.email)}`,
    `state     ${stateText(lead)}`,
    ...(lead.seat === undefined ? [] : [`place     ${SEATS[lead.seat]}`]),
    '',
    ...lead.deliveries.map(deliveryLine),
    '',
    printable(JSON.stringify(contentOf(lead), null, 2)),
    ...steps.map(
      ({ number, at, content }) => `visit ${number}, ${timeText(at)}: ${printable(content)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function deliveryLine({ destination, state, attempts, dueAt, reason }: Delivery): string {
  const next = state === 'waiting' ? `, next attempt ${timeText(dueAt)}` : '';
  const why = reason === undefined ? '' : `: ${printable(reason)}`;
  return `${destination.padEnd(14)}${state}, attempts: ${attempts}${next}${why}`;
}

function stateText({ quarantine, deliveries }: StoredLead): string {
  if (quarantine !== undefined) return `set aside: ${printable(quarantine)}`;
  if (deliveries.length === 0) return 'deliveries unknown, retry delivers it';
  const open = deliveries.filter(({ state }) => state !== 'delivered');
  if (open.length === 0) return 'delivered';
  return open.map(({ destination, state }) => `${destination} ${state}`).join(', ');
}

/** In UTC, to the second. */
export function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** Searches that are read at a time. */
const SLICE = 500;

/** The saved searches, or those of one mailbox, the latest change last. */
export async function savedSearches(
  store: Pick<SavedSearchStore, 'changes'>,
  email?: string,
): Promise<SavedSearch[]> {
  const found: SavedSearch[] = [];
  for (let after = 0; ; ) {
    const { number, changes } = await store.changes(after, SLICE);
    found.push(...changes.flatMap(({ search }) => search ?? []));
    if (number === after) break;
    after = number;
  }
  if (email === undefined) return found;
  const wanted = foldedAddress(email);
  return found.filter((search) => foldedAddress(search.email) === wanted);
}

/** A line for each search: time, state, how often, e-mail, language, list with its filters, end. */
export function searchLines(searches: readonly SavedSearch[]): string {
  if (searches.length === 0) return 'There are no saved searches.\n';
  return columnText(
    searches.map(({ createdAt, state, frequency, email, locale, list, query, expiresAt }) => [
      timeText(createdAt),
      state,
      frequency,
      printable(email),
      locale,
      printable(query === '' ? list : `${list}?${query}`),
      expiresAt === undefined ? '' : `until ${timeText(expiresAt)}`,
    ]),
  );
}
