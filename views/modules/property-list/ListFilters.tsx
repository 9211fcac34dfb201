import type { ComponentProps } from 'react';
import { ListFilters as Filters } from '../../../client/islands/ListFilters.tsx';
import type { DataPort } from '../../data-port.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { emptyQuery, type ListQuery } from '../../domain/list/list-query.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { HOME_TYPES } from '../../domain/filters/types.ts';
import type { PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { chosenRegions, regionOptions, regionPickerTexts } from '../../ui/list/region-choice.ts';
import { filterTexts } from './filter-texts.ts';

interface Props {
  ctx: PageContext;
  query: ListQuery;
}

type FilterProps = ComponentProps<typeof Filters>;

/** The search bar of a list, with the current values of its filters. */
export function ListFilters({ ctx, query }: Props) {
  const { data, locale, path, site } = ctx;
  const { listKind } = query;
  const search = ctx.query.toString();
  const props: FilterProps = {
    texts: textsOf(ctx, query),
    regionTexts: regionPickerTexts(ctx),
    locale,
    listKind,
    action: path,
    search: search === '' ? '' : `?${search}`,
    tabs: tabsOf(ctx),
    places: regionOptions(data, listKind),
    chosen: chosenRegions(ctx, query.regions),
    types: typesOf(ctx, query),
    counts: data.choiceCounts(query),
    prices: data.priceRange(listKind),
    radius: site.info.list.radius,
  };
  return <Island ctx={ctx} of={Filters} props={props} when="interaction" />;
}

/**
 * Filters and notes about projects, and the filter of open houses, are shown if the list has any,
 * or if the query has the filter.
 */
function textsOf(ctx: PageContext, { openHouse, ...query }: ListQuery): FilterProps['texts'] {
  const texts = textsByProjects(ctx, query);
  if (openHouse || hasOpenHouses(ctx.data, query.listKind)) return texts;
  return { ...texts, further: texts.further.filter(({ name }) => name !== 'openHouse') };
}

/** Not remembered: open houses end while the homes stay the same. */
function hasOpenHouses(data: DataPort, listKind: ListKind): boolean {
  return data.list({ ...emptyQuery(listKind), openHouse: true }, 1).total > 0;
}

function textsByProjects(
  ctx: PageContext,
  { listKind, hideProject }: Pick<ListQuery, 'listKind' | 'hideProject'>,
): FilterProps['texts'] {
  const texts = filterTexts(ctx, listKind);
  if (hideProject || hasProjects(ctx.data)) return texts;
  const further = texts.further.filter(({ name }) => name !== 'hideProject');
  return { ...texts, further: further.map((text) => ({ ...text, dropsProjects: false })) };
}

/** Whether projects or their homes are among the homes for sale. */
const hasProjects = perItem((data: DataPort) => {
  const all = emptyQuery('sale');
  return data.list({ ...all, hideProject: true }, 1).total < data.list(all, 1).total;
});

/** Goal tabs for those lists that the site has (spec section 2). */
function tabsOf({ t, links, path, site }: PageContext): FilterProps['tabs'] {
  const offered = [
    { listKind: 'sale', text: t('goal.sale'), page: 'for-sale' },
    { listKind: 'rent', text: t('goal.rent'), page: 'for-rent' },
    { listKind: 'projects', text: t('goal.projects'), page: 'projects' },
  ] as const;
  return offered.flatMap(({ listKind, text, page }) => {
    // The href of a previewed page has a query string.
    const [href] = links.page(page)?.split('?') ?? [];
    if (href === undefined) return [];
    const isInHeader = site.info.navigation.includes(page);
    return [{ listKind, text, href, isCurrent: href === path, isInHeader }];
  });
}

/** Types that occur in the list, and chosen ones that do not. */
function typesOf({ data }: PageContext, { listKind, types }: ListQuery): FilterProps['types'] {
  const had = new Set(data.types(listKind).map(({ type }) => type));
  return HOME_TYPES.filter((type) => had.has(type) || types.includes(type));
}
