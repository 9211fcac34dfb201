import type { ListQuery, ListTotals, Region } from '../../domain/list-query.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * What a chosen place is called: its name where it is known, the postcode itself where not. Never
 * from the address: what a visitor typed there is not repeated on the page.
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

/** How many of what: `24 woningen`, `59 woningen en 5 projecten`; of the list's own kind if none. */
export function listCount(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  { listing }: Pick<ListQuery, 'listing'>,
  { homes, projects }: ListTotals,
): string {
  const isOfProjects = listing === 'projects';
  const said = [
    ...(homes > 0 || (projects === 0 && !isOfProjects) ? [t('list.count', { count: homes })] : []),
    ...(projects > 0 || isOfProjects ? [t('project.count', { count: projects })] : []),
  ];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(said);
}
