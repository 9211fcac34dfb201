import type { Locale } from '../../../../views/domain/locale.ts';
import type { CrmCalls } from './crm-calls.ts';
import { pickParameters } from './wire/endpoints.ts';
import { pagesInParts } from './pages-in-parts.ts';
import type { PagesRequest } from './wire-pages.ts';
import { idIn, isRecord, LANGUAGE_IDS, type WireRecord } from '../wire-values.ts';

/** Reads the pages of a list in one language. */
export class LanguageReader {
  readonly locale: Locale;
  readonly faults: string[] = [];
  isDone = false;
  readonly #pages: AsyncGenerator<unknown[], void>;
  readonly #idFields: readonly string[];
  readonly #seen = new Set<number>();
  #index = 0;

  /** The language goes to endpoints that have it: others answer the same in each. */
  constructor(calls: CrmCalls, request: PagesRequest, locale: Locale) {
    const language = LANGUAGE_IDS[locale];
    const own = pickParameters(request.endpoint, {
      LanguageId: language,
      DescriptionLanguageId: language,
    });
    this.locale = locale;
    this.#idFields = request.idFields ?? ['ID'];
    this.#pages = pagesInParts(calls, {
      ...request,
      parameters: { ...request.parameters, ...own },
    });
  }

  async next(): Promise<{ id: number; record: WireRecord }[]> {
    if (this.isDone) return [];
    const page: IteratorResult<unknown[], void> = await this.#pages.next();
    this.isDone = page.done === true;
    return page.done ? [] : page.value.flatMap((record) => this.#identified(record));
  }

  #identified(record: unknown): { id: number; record: WireRecord }[] {
    this.#index += 1;
    const id = isRecord(record) ? this.#idOf(record) : undefined;
    if (!isRecord(record) || id === undefined) {
      this.faults.push(`#${this.#index}: ID: is missing`);
    } else if (this.#seen.has(id)) {
      this.faults.push(`${id}: ID: ${id} stands twice`);
    } else {
      this.#seen.add(id);
      return [{ id, record }];
    }
    return [];
  }

  #idOf(record: WireRecord): number | undefined {
    return this.#idFields.map((field) => idIn(record[field])).find((id) => id !== undefined);
  }
}
