import type { WireOptions } from '../wire-options.ts';
import type { CallKind } from './call-lanes.ts';
import type { CallOptions, CrmCalls } from './crm-calls.ts';
import { CrmGarbage, itemsOf } from './wire-answer.ts';

export interface PagesAsked {
  endpoint: string;
  parameters: Readonly<Record<string, unknown>>;
  options: WireOptions;
  signal: AbortSignal | undefined;
  /** Where the number of an item stands, the first that has it; `ID` by default. */
  idFields?: readonly string[];
  /** `read` by default. */
  kind?: CallKind;
}

/**
 * The pages of a list. A CRM that says no number of rows is asked until a page is empty, as it may
 * give fewer items than it was asked for; one that knows no limits repeats its first page.
 * @throws what a call throws; CrmGarbage when the list ends too early.
 */
export async function* pagesOf(
  calls: CrmCalls,
  asked: PagesAsked,
): AsyncGenerator<unknown[], void> {
  const { endpoint, parameters, options, signal, kind = 'read' } = asked;
  const callOptions: CallOptions = { signal, kind, timeout: options.listTimeout };
  let first: string | undefined;
  for (let had = 0; ; ) {
    const limits = { Limit1: had + 1, Limit2: had + options.pageSize };
    const value = await calls.call(endpoint, { ...parameters, ...limits }, callOptions);
    const { items, count } = itemsOf(endpoint, value, options.countField);
    const opening = JSON.stringify(items[0]);
    if (items.length === 0 || opening === first) {
      if (count === undefined || had >= count) return;
      throw new CrmGarbage(endpoint, `${had} of ${count} items`);
    }
    first ??= opening;
    yield items;
    had += items.length;
    if (count !== undefined && had >= count) return;
  }
}

/** Every item of a list, by pages. */
export async function wholeList(calls: CrmCalls, asked: PagesAsked): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const items of pagesOf(calls, asked)) all.push(...items);
  return all;
}
