import type { ListQuery } from '../domain/list/list-query.ts';
import type { Region } from '../domain/filters/regions.ts';
import type { PageContext } from '../page-context.ts';

/**
 * What a chosen place is called: its name where it is known, the postcode itself where not. Never
 * from the URL: what a visitor typed there is not repeated on the page.
 */
export function regionName({ data }: PageContext, region: Region): string {
  return data.region(region)?.name ?? region.zip;
}

/** What the list holds and where: `Te koop in Gent`. */
export function listTitle(ctx: PageContext, query: ListQuery): string {
  const names = [...new Set(query.regions.map((region) => regionName(ctx, region)))];
  if (names.length === 0) return ctx.t(`list.title.${query.listing}`);
  const place = new Intl.ListFormat(ctx.locale, { type: 'conjunction' }).format(names);
  return ctx.t(`list.titleIn.${query.listing}`, { place });
}
