import { hasRadius } from '../../domain/filters/radius.ts';
import type { FilterName } from '../../domain/list-filters.ts';
import type { ListQuery, Region } from '../../domain/list-query.ts';
import { formatPrice } from '../../domain/price.ts';
import type { PageContext } from '../../page-context.ts';
import { regionName } from '../../ui/list-words.ts';

/** The largest number of the bedroom filter means so many or more (spec section 5). */
const OR_MORE = 4;

type Words = (ctx: PageContext, query: ListQuery) => string;

/** What each filter says when it is set: a chip, a way out of an empty list. */
const WORDS: Readonly<Record<FilterName, Words>> = {
  region: (ctx, query) => {
    const names = query.regions.map((region) => placeWords(ctx, query, region));
    const place = joined(ctx, names);
    return hasRadius(query) ? ctx.t('filters.set.radius', { place, km: query.radius }) : place;
  },
  bounds: ({ t }) => t('filters.set.bounds'),
  type: (ctx, { types }) => {
    const names = types.map((type) => ctx.t(`filters.types.${type}`));
    return joined(ctx, names);
  },
  pricemin: ({ t }, { priceMin }) => t('filters.set.pricemin', { price: formatPrice(priceMin) }),
  pricemax: ({ t }, { priceMax }) => t('filters.set.pricemax', { price: formatPrice(priceMax) }),
  bedrooms: ({ t }, { bedrooms: count }) => {
    if (count < OR_MORE) return t('home.bedrooms', { count });
    return t('filters.set.bedroomsMost', { count });
  },
  bathrooms: ({ t }, { bathrooms: count }) => t('filters.set.bathrooms', { count }),
  toilets: ({ t }, { toilets: count }) => t('filters.set.toilets', { count }),
  showerrooms: ({ t }, { showerrooms: count }) => t('filters.set.showerrooms', { count }),
  garages: ({ t }, { garages: count }) => t('filters.set.garages', { count }),
  garden: ({ t }) => t('filters.fields.garden'),
  terrace: ({ t }) => t('filters.fields.terrace'),
  garage: ({ t }) => t('filters.fields.garage'),
  lift: ({ t }) => t('filters.fields.lift'),
  hideproject: ({ t }) => t('filters.set.hideproject'),
  goal: ({ t }, { goal = 0 }) => t(`filters.goals.${goal}`),
};

/** A set filter in the visitor's words: `Gent + 10 km`, `tot € 400.000`, `minstens 2 badkamers`. */
export function filterWords(ctx: PageContext, query: ListQuery, name: FilterName): string {
  return WORDS[name](ctx, query);
}

/** A chosen place; with its postcode where another one that was chosen has the same name. */
export function placeWords(ctx: PageContext, { regions }: ListQuery, region: Region): string {
  const name = regionName(ctx, region);
  const alike = regions.filter((other) => regionName(ctx, other) === name);
  return alike.length < 2 || name === region.zip ? name : `${name} [${region.zip}]`;
}

function joined({ locale }: PageContext, words: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}
