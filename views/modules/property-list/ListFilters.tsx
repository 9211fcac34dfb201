import type { ComponentProps } from 'react';
import { ListFilters as Filters } from '../../../client/islands/ListFilters.tsx';
import type { ListQuery } from '../../domain/list/list-query.ts';
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

/** The search bar of a list: what it can be narrowed by, and what it is narrowed by now. */
export function ListFilters({ ctx, query }: Props) {
  const { data, locale, path, site } = ctx;
  const { listing } = query;
  const search = ctx.query.toString();
  const props: FilterProps = {
    texts: filterTexts(ctx, listing),
    regionTexts: regionPickerTexts(ctx),
    locale,
    listing,
    action: path,
    search: search === '' ? '' : `?${search}`,
    tabs: tabsOf(ctx),
    places: regionOptions(data, listing),
    chosen: chosenRegions(data, query.regions),
    types: typesOf(ctx, query),
    prices: data.priceRange(listing),
    radius: site.info.list.radius,
  };
  return <Island ctx={ctx} of={Filters} props={props} when="interaction" />;
}

/** The goal switcher offers only lists that the site has (spec section 2). */
function tabsOf({ t, links, path }: PageContext): FilterProps['tabs'] {
  const offered = [
    { text: t('goal.sale'), href: links.page('for-sale') },
    { text: t('goal.rent'), href: links.page('for-rent') },
    { text: t('goal.projects'), href: links.page('projects') },
  ];
  return offered.flatMap(({ text, href }) => {
    // The link of a page that is previewed has a query.
    const [list] = href?.split('?') ?? [];
    return list === undefined ? [] : [{ text, href: list, isCurrent: list === path }];
  });
}

/** Those that the list has, and those that are asked for although it has none. */
function typesOf({ data }: PageContext, { listing, types }: ListQuery): FilterProps['types'] {
  const had = new Set(data.types(listing).map(({ type }) => type));
  return HOME_TYPES.filter((type) => had.has(type) || types.includes(type));
}
