import type { ListQuery, ListResult } from '../../domain/list/list-query.ts';
import { totalWords } from '../../domain/list/list-total.ts';
import type { PageContext } from '../../page-context.ts';

type Words = Pick<PageContext, 't' | 'data' | 'locale'>;

/**
 * Where the items are that stand after those of the named part of a municipality: `Oudenaarde
 * (9700)`. Undefined if there are none, or no part is named.
 */
export function elsewhere(
  { data }: Pick<PageContext, 'data'>,
  { regions: [region] }: ListQuery,
  { total, part }: Pick<ListResult, 'total' | 'part'>,
): string | undefined {
  if (!part || !region || part.homes + part.projects >= total) return undefined;
  const municipality = data.region({ city: '', zip: region.zip })?.name;
  return municipality === undefined ? region.zip : `${municipality} (${region.zip})`;
}

/** Counts of a list: `24 panden`, `2 panden, en 10 panden elders in Oudenaarde (9700)`. */
export function countWords(
  ctx: Words,
  query: ListQuery,
  result: Pick<ListResult, 'total' | 'totals' | 'part'>,
): string {
  const { totals, part } = result;
  const place = elsewhere(ctx, query, result);
  if (!part || place === undefined) return totalWords(ctx, query, totals);
  const rest = {
    homes: totals.homes - part.homes,
    projects: totals.projects - part.projects,
  };
  return ctx.t('list.part.count', {
    here: totalWords(ctx, query, part),
    there: totalWords(ctx, query, rest),
    place,
  });
}
