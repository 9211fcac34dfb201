import { createHash } from 'node:crypto';
import type { ShownHistory } from '../../../../views/domain/history/shown-history.ts';

/** What can be new in a history. */
export const NEWS_KINDS = [
  'visits',
  'appointments',
  'messages',
  'media',
  'documents',
  'planned',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** How much of each kind is new; kinds without any are absent. */
export type NewsCounts = Partial<Record<NewsKind, number>>;

/** Bytes of an entry's hash: two entries of a home do not have the same by chance. */
const HASH = 6;

interface Entry {
  kind: NewsKind;
  /** Its day and time, or the name of its file: types and texts may be written anew. */
  date: string;
}

/**
 * The entries of a history that its owner is shown, by nothing but a hash of each: what was not there
 * before is new, however far back it is dated. Hidden entries are not among them.
 * @param salt of one choice, so that hashes of two are not comparable.
 */
export function entriesOf(history: ShownHistory, salt: string): ReadonlyMap<string, NewsKind> {
  const found = new Map<string, NewsKind>();
  for (const { kind, date } of shownEntries(history)) {
    // The same twice, such as two visits at one time, are two.
    for (let number = 0; ; number++) {
      const hash = hashOf([salt, kind, number, date]);
      if (found.has(hash)) continue;
      found.set(hash, kind);
      break;
    }
  }
  return found;
}

/** As it is stored. What was known stays: a part that the CRM refuses, or a hidden one, comes back. */
export function seenText(entries: ReadonlyMap<string, NewsKind>, known = ''): string {
  return [...new Set([...known.split(' ').filter(Boolean), ...entries.keys()])].join(' ');
}

/** What is new beside what was seen. */
export function newsIn(entries: ReadonlyMap<string, NewsKind>, seen: string): NewsCounts {
  const known = new Set(seen.split(' '));
  const counts: NewsCounts = {};
  for (const [hash, kind] of entries) {
    if (!known.has(hash)) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function* shownEntries({
  appointments,
  media,
  messages,
  documents,
}: ShownHistory): Generator<Entry> {
  for (const { startTime, outcome, isVisit } of appointments?.past ?? []) {
    if (outcome === 'cancelled' || outcome === 'absent') continue;
    yield { kind: isVisit ? 'visits' : 'appointments', date: startTime };
  }
  for (const { startTime, outcome } of appointments?.planned ?? []) {
    if (outcome !== 'cancelled') yield { kind: 'planned', date: startTime };
  }
  for (const { date, messages: own } of messages ?? []) {
    for (const _one of own) yield { kind: 'messages', date };
  }
  for (const { date } of media ?? []) yield { kind: 'media', date };
  for (const { fileName } of documents ?? []) yield { kind: 'documents', date: fileName };
}

function hashOf(words: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest();
  return hash.subarray(0, HASH).toString('base64url');
}
