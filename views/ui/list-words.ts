import type { ListQuery } from '../domain/list/list-query.ts';
import type { Region } from '../domain/filters/regions.ts';
import type { SubjectContext } from '../page-context.ts';

/**
 * Display name of a chosen place: its known name, else its postcode. Never the city from the URL,
 * which is the visitor's input.
 */
export function regionName({ data }: SubjectContext, region: Region): string {
  return data.region(region)?.name ?? region.zip;
}

/** Heading of a list: `Te koop in Gent`. */
export function listTitle(ctx: SubjectContext, query: ListQuery): string {
  const names = [...new Set(query.regions.map((region) => regionName(ctx, region)))];
  if (names.length === 0) return ctx.t(`list.title.${query.listKind}`);
  const place = new Intl.ListFormat(ctx.locale, { type: 'conjunction' }).format(names);
  return ctx.t(`list.titleIn.${query.listKind}`, { place });
}
