import { idIn, isRecord, type WireRecord } from '../wire-values.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { Endpoint, WireParameters } from './wire/endpoints.ts';
import { type PagesRequest, pagesOf } from './wire-pages.ts';

/**
 * The pages of a list. Where the names of its fields make the address too long, each page is
 * requested in parts, with other fields in each, and a record is given once all its parts are
 * there; one that comes in some parts only, because the list changed meanwhile, is left out.
 * @throws the errors of `pagesOf`.
 */
export async function* pagesInParts<E extends Endpoint>(
  calls: CrmCalls,
  request: PagesRequest<E>,
): AsyncGenerator<unknown[], void> {
  const [first, ...others] = partsOf(calls, request).map((parameters) =>
    pagesOf(calls, { ...request, parameters }),
  );
  if (!first) return;
  if (others.length === 0) {
    yield* first;
    return;
  }
  const parts = [first, ...others];
  const joiner = new RecordJoiner(parts.length);
  for (;;) {
    const pages = await Promise.all(parts.map((part) => part.next()));
    if (pages.every(({ done }) => done === true)) return;
    yield pages.flatMap((page, part) => (page.done === true ? [] : joiner.add(page.value, part)));
  }
}

/** Joins the parts of records by their ids. */
class RecordJoiner {
  readonly #parts: number;
  readonly #begun = new Map<string, { record: WireRecord; parts: number }>();

  constructor(parts: number) {
    this.#parts = parts;
  }

  /** Adds a page of a part; the records that are whole with it. What has no id comes once. */
  add(page: readonly unknown[], part: number): unknown[] {
    return keyed(page).flatMap(([key, item]) => {
      if (key === undefined || !isRecord(item)) return part === 0 ? [item] : [];
      const begun = this.#begun.get(key);
      const record = { ...begun?.record, ...item };
      const parts = (begun?.parts ?? 0) + 1;
      if (parts === this.#parts) this.#begun.delete(key);
      else this.#begun.set(key, { record, parts });
      return parts === this.#parts ? [record] : [];
    });
  }
}

/** The items with keys by which those of several parts are found; an id that stands twice has two. */
function keyed(items: readonly unknown[]): [key: string | undefined, item: unknown][] {
  const times = new Map<number, number>();
  return items.map((item) => {
    const id = isRecord(item) ? idIn(item['ID']) : undefined;
    if (id === undefined) return [undefined, item];
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    return [`${id}#${before}`, item];
  });
}

/** The parameters of each part, whose addresses are short enough; each has the id. */
function partsOf<E extends Endpoint>(
  calls: CrmCalls,
  { endpoint, parameters }: PagesRequest<E>,
): WireParameters<E>[] {
  const { DisplayFields: fields } = parameters as { DisplayFields?: readonly string[] };
  if (!fields) return [parameters];
  const withFields = (names: readonly string[]) => ({ ...parameters, DisplayFields: names });
  const parts: string[][] = [];
  for (const field of fields.filter((name) => name !== 'ID')) {
    const last = parts.at(-1);
    const longer = [...(last ?? ['ID']), field];
    const paged = { ...withFields(longer), Limit1: LONGEST, Limit2: LONGEST };
    if (last && calls.hasAddress(endpoint, paged)) last.push(field);
    else parts.push(['ID', field]);
  }
  return parts.length === 0 ? [parameters] : parts.map(withFields);
}

/** A limit of as many digits as any. */
const LONGEST = 9_999_999;
