import { setImmediate } from 'node:timers/promises';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { CrmCalls } from './crm-calls.ts';
import { LanguageReader } from './language-reader.ts';
import { CrmRefusal } from './wire-answer.ts';
import type { PagesAsked } from './wire-pages.ts';
import type { Translated } from './wire-texts.ts';
import type { WireRecord } from './wire-values.ts';

/** Items between pauses, so that a large answer does not hold the process up. */
const SLICE = 10;

/** Items by id in the order of the CRM, each in the languages that it could be fetched in. */
export type WireItems = Map<number, Translated>;

/** What fetching a list came to. */
export interface ListOutcome {
  /** Ids that stand twice, and items without one. */
  faults: string[];
  /** Languages that could not be fetched; those that the CRM refuses are not there at all. */
  failed: Locale[];
  refused: Locale[];
}

export interface FetchedList extends ListOutcome {
  items: WireItems;
}

/** An item takes its turn once it is there in every language. */
type Take = (id: number, item: Translated) => void;

/**
 * Gives each item of a list, merged by id from the four languages. The same page is asked for in
 * all of them at once, and only items that still lack a language are kept. A language that cannot
 * be fetched keeps the rest.
 * @throws when no language can be fetched.
 */
export async function eachTranslated(
  calls: CrmCalls,
  asked: PagesAsked,
  take: Take,
): Promise<ListOutcome> {
  const waiting = new Map<number, Partial<Record<Locale, WireRecord>>>();
  const outcome: ListOutcome = { faults: [], failed: [], refused: [] };
  let readers = LOCALES.map((locale) => new LanguageReader(calls, asked, locale));
  for (let isMore = true; isMore; ) {
    const pages = await Promise.allSettled(readers.map((reader) => reader.next()));
    asked.signal?.throwIfAborted();
    const failed = pages.find((page) => page.status === 'rejected');
    if (failed && pages.every((page) => page.status === 'rejected')) throw failed.reason;
    isMore = false;
    const kept: LanguageReader[] = [];
    for (const [index, page] of pages.entries()) {
      const reader = readers[index]!;
      if (page.status === 'rejected') {
        const list = page.reason instanceof CrmRefusal ? outcome.refused : outcome.failed;
        list.push(reader.locale);
        continue;
      }
      kept.push(reader);
      isMore ||= !reader.isDone;
      for (const { id, record } of page.value) {
        waiting.set(id, { ...waiting.get(id), [reader.locale]: record });
      }
    }
    readers = kept;
    const locales = kept.map(({ locale }) => locale);
    await flush(waiting, take, (item) => locales.every((locale) => item[locale]));
  }
  await flush(waiting, take, () => true);
  outcome.faults.push(...(readers[0]?.faults ?? []));
  return outcome;
}

/** A list in every language, merged by id. */
export async function fetchTranslated(calls: CrmCalls, asked: PagesAsked): Promise<FetchedList> {
  const items: WireItems = new Map();
  const outcome = await eachTranslated(calls, asked, (id, item) => items.set(id, item));
  return { items, ...outcome };
}

/** What fetching several lists came to. */
export function joined(outcomes: readonly ListOutcome[]): ListOutcome {
  const all = <T>(of: (outcome: ListOutcome) => readonly T[]) => [...new Set(outcomes.flatMap(of))];
  return {
    faults: all(({ faults }) => faults),
    failed: all(({ failed }) => failed),
    refused: all(({ refused }) => refused),
  };
}

async function flush(
  waiting: Map<number, Translated>,
  take: Take,
  isReady: (item: Translated) => boolean,
): Promise<void> {
  let taken = 0;
  for (const [id, item] of waiting) {
    if (!isReady(item)) continue;
    waiting.delete(id);
    take(id, item);
    if (++taken % SLICE === 0) await setImmediate();
  }
}
