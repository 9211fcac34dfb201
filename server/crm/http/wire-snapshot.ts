import { setImmediate } from 'node:timers/promises';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { Translated } from './wire-texts.ts';
import { idIn, isRecord, LANGUAGE_IDS, recordsIn, type WireRecord } from './wire-values.ts';

/** Items between pauses, so that a large answer does not hold the process up. */
const SLICE = 500;
/** Milliseconds that a whole list may take to answer a page. */
const LIST_TIMEOUT = 30_000;

/** Items by id in the order of the CRM, each in the languages that it could be fetched in. */
export type WireItems = Map<number, Partial<Record<Locale, WireRecord>>>;

export interface ListAsked {
  endpoint: string;
  parameters: Readonly<Record<string, unknown>>;
  signal: AbortSignal | undefined;
}

/** What a list gave. */
export interface FetchedList {
  items: WireItems;
  /** Ids that stand twice, and items without one. */
  faults: string[];
  /** Languages that could not be fetched. */
  missing: Locale[];
}

/**
 * A list in every language, merged by id. A language that cannot be fetched keeps the rest.
 * @throws when no language can be fetched.
 */
export async function fetchTranslated(calls: CrmCalls, asked: ListAsked): Promise<FetchedList> {
  const answers = await Promise.allSettled(
    LOCALES.map((locale) => fetchList(calls, asked, locale)),
  );
  asked.signal?.throwIfAborted();
  const fetched = LOCALES.flatMap((locale, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? [{ locale, records: answer.value }] : [];
  });
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (fetched.length === 0) throw failed?.reason ?? new Error('no language was fetched');
  const items: WireItems = new Map();
  const faults: string[] = [];
  for (const [index, { locale, records }] of fetched.entries()) {
    await merge(items, locale, records, index === 0 ? faults : undefined);
  }
  const missing = LOCALES.filter((locale) => !fetched.some((one) => one.locale === locale));
  return { items, faults, missing };
}

async function fetchList(
  calls: CrmCalls,
  { endpoint, parameters, signal }: ListAsked,
  locale: Locale,
): Promise<unknown[]> {
  const language = LANGUAGE_IDS[locale];
  const own = { ...parameters, LanguageId: language, DescriptionLanguageId: language };
  return calls.list(endpoint, own, { signal, timeout: LIST_TIMEOUT });
}

async function merge(
  items: WireItems,
  locale: Locale,
  records: readonly unknown[],
  faults: string[] | undefined,
): Promise<void> {
  const seen = new Set<number>();
  for (const [index, record] of records.entries()) {
    if (index % SLICE === SLICE - 1) await setImmediate();
    const id = isRecord(record) ? idIn(record['ID']) : undefined;
    if (!isRecord(record) || id === undefined) faults?.push(`#${index + 1}: ID: is missing`);
    else if (seen.has(id)) faults?.push(`${id}: ID: ${id} stands twice`);
    else {
      seen.add(id);
      items.set(id, { ...items.get(id), [locale]: record });
    }
  }
}

/** The buildings of a project, each in its languages. */
export async function fetchBuildings(
  calls: CrmCalls,
  project: number,
  signal: AbortSignal | undefined,
): Promise<Translated[]> {
  const { items } = await fetchTranslated(calls, {
    endpoint: 'GetBuildingList',
    parameters: { ProjectID: project },
    signal,
  });
  return [...items.values()];
}

/** The ids in the answer of `GetDeletedPropertyIDs`: numbers, or records with an ID. */
export function idsIn(values: readonly unknown[]): number[] {
  const ids = [...values, ...recordsIn(values).map((record) => record['ID'])];
  return ids.map(idIn).filter((id) => id !== undefined);
}
