import { setImmediate } from 'node:timers/promises';
import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';
import type { CrmCalls } from './crm-calls.ts';
import { LanguageReader } from './language-reader.ts';
import { CrmRefusal } from './wire-answer.ts';
import type { Endpoint } from './wire/endpoints.ts';
import type { PagesRequest } from './wire-pages.ts';
import type { Translated } from './wire/wire-texts.ts';
import type { WireRecord } from '../wire-values.ts';

/** Items per step, so that a large answer does not block the event loop. */
const SLICE = 10;

/** Items by id in the order of the CRM, each in the languages that it could be fetched in. */
export type WireItems = Map<number, Translated>;

/** The outcome of fetching a list. */
export interface ListOutcome {
  /** Duplicate ids, and items without one. */
  faults: string[];
  /** Languages that could not be fetched; languages that the CRM refuses are not listed. */
  failed: Locale[];
  refused: Locale[];
}

export interface FetchedList extends ListOutcome {
  items: WireItems;
}

/** Called for an item once it is there in every language. */
type Take = (id: number, item: Translated) => void;

/**
 * Calls back for each item of a list, as `readEach` does, by default in all languages; a list that
 * the CRM refuses with the names of its fields is requested with all of them.
 * @throws when no language can be fetched.
 */
export async function eachTranslated<E extends Endpoint>(
  calls: CrmCalls,
  request: PagesRequest<E>,
  take: Take,
  locales: readonly Locale[] = LOCALES,
): Promise<ListOutcome> {
  try {
    return await readEach(calls, request, take, locales);
  } catch (error) {
    const named = { DisplayFields: undefined, ...request.parameters };
    if (!(error instanceof CrmRefusal) || named.DisplayFields === undefined) throw error;
    const parameters = { ...request.parameters, DisplayFields: undefined };
    return readEach(calls, { ...request, parameters }, take, locales);
  }
}

/**
 * Calls back for each item of a list, merged by id from the languages. The same page is
 * requested in all of them at once, and only items that still lack a language are retained. A
 * language that cannot be fetched does not affect the others.
 * @throws when no language can be fetched.
 */
async function readEach<E extends Endpoint>(
  calls: CrmCalls,
  request: PagesRequest<E>,
  take: Take,
  locales: readonly Locale[],
): Promise<ListOutcome> {
  const waiting = new Map<number, Partial<Record<Locale, WireRecord>>>();
  const outcome: ListOutcome = { faults: [], failed: [], refused: [] };
  let readers = locales.map((locale) => new LanguageReader(calls, request, locale));
  for (let isMore = true; isMore; ) {
    const pages = await Promise.allSettled(readers.map((reader) => reader.next()));
    request.signal?.throwIfAborted();
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
    const read = kept.map(({ locale }) => locale);
    await flush(waiting, take, (item) => read.every((locale) => item[locale]));
  }
  await flush(waiting, take, () => true);
  outcome.faults.push(...(readers[0]?.faults ?? []));
  return outcome;
}

/** A list in every language, merged by id. */
export async function fetchTranslated<E extends Endpoint>(
  calls: CrmCalls,
  request: PagesRequest<E>,
): Promise<FetchedList> {
  const items: WireItems = new Map();
  const outcome = await eachTranslated(calls, request, (id, item) => items.set(id, item));
  return { items, ...outcome };
}

/** The outcome of fetching several lists. */
export function mergeOutcomes(outcomes: readonly ListOutcome[]): ListOutcome {
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
