import type { WireOptions } from '../wire-options.ts';
import type { CallKind } from '../calls/call-policies.ts';
import type { CallOptions, CrmCalls } from './crm-calls.ts';
import { InvalidCrmAnswer } from '../calls/crm-unreachable.ts';
import { itemsOf } from './wire-answer.ts';
import { type Endpoint, isPaged, pickParameters, type WireParameters } from './wire/endpoints.ts';

export interface PagesRequest<E extends Endpoint = Endpoint> {
  endpoint: E;
  parameters: WireParameters<E>;
  options: WireOptions;
  signal: AbortSignal | undefined;
  /**
   * Candidate fields of an item's number, of which the first filled one counts; `ID` by default.
   */
  idFields?: readonly string[];
  /** `read` by default. */
  kind?: CallKind;
  limit?: CallOptions['limit'];
  /**
   * Whether a page with fewer items than asked for is the last one. One as long as a CRM may cut its
   * pages is not known to be short.
   */
  endsShort?: boolean;
}

/** Lengths at which a server may cut the pages of a list. */
const CUTS: ReadonlySet<number> = new Set([10, 20, 25, 30, 40, 50, 100, 200, 250, 500, 1000]);

/**
 * The pages of a list; one of a list that has none. Without a total number of rows, pages are requested until one is empty,
 * because the CRM may send fewer items than requested; a CRM without paging repeats its first page.
 * @throws the errors of calls; CrmGarbage when the list ends too early.
 */
export async function* pagesOf<E extends Endpoint>(
  calls: CrmCalls,
  request: PagesRequest<E>,
): AsyncGenerator<unknown[], void> {
  const {
    endpoint,
    parameters,
    options,
    signal,
    kind = 'read',
    limit,
    endsShort = false,
  } = request;
  const callOptions: CallOptions = { signal, kind, limit, timeout: options.listTimeout };
  let first: string | undefined;
  for (let had = 0; ; ) {
    const limits = { Limit1: had + 1, Limit2: had + options.pageSize };
    const page = { ...parameters, ...pickParameters(endpoint, limits) };
    const value = await calls.call(endpoint, page, callOptions);
    const { items, count } = itemsOf(endpoint, value, options.countField);
    if (!isPaged(endpoint)) {
      yield items;
      return;
    }
    const opening = JSON.stringify(items[0]);
    if (items.length === 0 || opening === first) {
      if (count === undefined || had >= count) return;
      throw new InvalidCrmAnswer(endpoint, `${had} of ${count} items`);
    }
    first ??= opening;
    yield items;
    had += items.length;
    if (count !== undefined && had >= count) return;
    const isShort = items.length < options.pageSize && !CUTS.has(items.length);
    if (endsShort && count === undefined && isShort) return;
  }
}

/** Every item of a list, by pages. */
export async function wholeList<E extends Endpoint>(
  calls: CrmCalls,
  request: PagesRequest<E>,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const items of pagesOf(calls, request)) all.push(...items);
  return all;
}
