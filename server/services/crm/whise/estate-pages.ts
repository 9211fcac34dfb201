import { InvalidCrmAnswer } from '../calls/crm-unreachable.ts';
import { idIn, numberIn, recordsIn, type WireRecord } from '../wire-values.ts';

export const LIST_ENDPOINT = 'v1/estates/list';
/** Attempts to read a list that changes while it is read. */
export const MAX_ATTEMPTS = 3;

/** The answer of one page. @param page `Page` of the request. */
type AskPage = (page: WireRecord) => Promise<WireRecord>;

/**
 * The estates of all pages. A list that changes while it is read is read again.
 * @param limit estates of a page.
 * @throws CrmGarbage rather than with fewer estates than there are.
 */
export async function allPages(ask: AskPage, limit: number): Promise<WireRecord[]> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const found = await pagesOnce(ask, limit);
    if (found) return found;
  }
  throw new InvalidCrmAnswer(
    LIST_ENDPOINT,
    'pages that overlap, or another number of estates on each',
  );
}

/** Undefined if the list changed while it was read: pages would overlap, or leave some out. */
async function pagesOnce(ask: AskPage, Limit: number): Promise<WireRecord[] | undefined> {
  const found: WireRecord[] = [];
  const before = new Set<number>();
  for (let total: number | undefined; total === undefined || found.length < total; ) {
    const answer = await ask({ Limit, Offset: found.length });
    const estates = recordsIn(answer['estates']);
    if (total !== undefined && totalOf(answer) !== total) return undefined;
    total = totalOf(answer);
    if (estates.length === 0 && found.length < total) {
      throw new InvalidCrmAnswer(LIST_ENDPOINT, `${found.length} of ${total} estates`);
    }
    if (found.length > 0 && idOf(estates[0]) === idOf(found[0])) {
      throw new InvalidCrmAnswer(LIST_ENDPOINT, 'its first page again');
    }
    const ids = estates.map(idOf).filter((id) => id !== undefined);
    if (ids.some((id) => before.has(id))) return undefined;
    for (const id of ids) before.add(id);
    found.push(...estates);
  }
  return found;
}

/** The number of estates of a list. @throws CrmGarbage if it is not told. */
export function totalOf(answer: WireRecord): number {
  const total = numberIn(answer['totalCount']);
  if (total === undefined) throw new InvalidCrmAnswer(LIST_ENDPOINT, 'no totalCount');
  return total;
}

function idOf(estate: WireRecord | undefined): number | undefined {
  return estate && idIn(estate['id']);
}
