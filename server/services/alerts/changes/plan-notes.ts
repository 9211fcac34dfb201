import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';
import type { SeenItem } from '../../crm/seen-items.ts';
import { HAPPENINGS, happened, type HappeningKind, noteGone, noteItem } from './note-item.ts';
import { factsOf, type ItemFacts } from './item-facts.ts';

/** Items per step: a millisecond or two. */
const STEP = 500;
/** Changes of one kind from which it may be a change of the CRM and not of the homes. */
const MIN_FLOOD = 20;

interface Seen {
  /** By key. */
  known: ReadonlyMap<string, SeenItem>;
  /** Whether a whole catalogue was noted before: otherwise nothing is told. */
  isBegun: boolean;
}

export interface NotesOptions {
  ignoredLabels: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What is to be written, and what is not told of it because it is too much at once. */
export interface Notes {
  items: SeenItem[];
  quiet: HappeningKind[];
}

const ALL: ReadonlySet<HappeningKind> = new Set(HAPPENINGS);
const NONE: ReadonlySet<HappeningKind> = new Set();

/**
 * Compares a catalogue with what is remembered. Where twenty or more homes and more than half of
 * those known change in one way at once, the CRM or the agency's labels have changed: that is
 * remembered and not told. What left the catalogue stays remembered, so that it is not new when it
 * comes back.
 */
export function* planNotes(
  items: readonly ListItem[],
  { known, isBegun }: Seen,
  { ignoredLabels, now }: NotesOptions,
): Steps<Notes> {
  const changed: { before: SeenItem | undefined; facts: ItemFacts; next: SeenItem }[] = [];
  const there = new Set<string>();
  yield* forEachInSteps(items.length, STEP, (at) => {
    const facts = factsOf(items[at]!, { ignoredLabels, now });
    there.add(facts.key);
    const before = known.get(facts.key);
    const next = noteItem(before, facts, { now, quiet: isBegun ? NONE : ALL });
    if (next) changed.push({ before, facts, next });
  });
  const quiet = isBegun ? floodsIn(changed, known) : [];
  const inQuiet = new Set(quiet);
  const noted: SeenItem[] = [];
  yield* forEachInSteps(changed.length, STEP, (at) => {
    const { before, facts, next } = changed[at]!;
    const quietly = inQuiet.size > 0 ? noteItem(before, facts, { now, quiet: inQuiet }) : next;
    if (quietly) noted.push(quietly);
  });
  // An empty catalogue says nothing of the homes.
  const gone = there.size === 0 ? [] : [...known.values()].filter(({ key }) => !there.has(key));
  return { items: [...noted, ...gone.flatMap((one) => noteGone(one, now) ?? [])], quiet };
}

/** The kinds of happening of which there are too many at once to be true. */
function floodsIn(
  changed: readonly { before: SeenItem | undefined; next: SeenItem }[],
  known: ReadonlyMap<string, SeenItem>,
): HappeningKind[] {
  const counts = new Map<HappeningKind, number>();
  for (const { before, next } of changed) {
    for (const kind of happened(before, next)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const onOffer = [...known.values()].filter(
    ({ state, goneAt }) => state !== 'sold' && goneAt === undefined,
  ).length;
  return HAPPENINGS.filter((kind) => {
    const count = counts.get(kind) ?? 0;
    return kind !== 'open-house' && count >= MIN_FLOOD && count * 2 > onOffer;
  });
}
