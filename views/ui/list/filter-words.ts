import { openFrom } from '../../domain/filters/bedrooms.ts';
import { interpolationOf } from '../../domain/filters/filters.ts';
import { hasRadius } from '../../domain/filters/radius.ts';
import type { FilterName } from '../../domain/list/list-filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import type { Region } from '../../domain/filters/regions.ts';
import { regionName, type WordsContext } from '../list-words.ts';

type Words = (ctx: WordsContext, query: ListQuery) => string;

/** Filters whose text needs more than `filters.each.<name>.chip`. */
const OWN_WORDS = {
  regions: (ctx, query) => {
    const names = query.regions.map((region) => placeWords(ctx, query, region));
    const place = joined(ctx, names);
    return hasRadius(query) ? ctx.t('filters.set.radius', { place, km: query.radius }) : place;
  },
  types: (ctx, { types }) => {
    const names = types.map((type) => ctx.t(`filters.types.${type}`));
    return joined(ctx, names);
  },
  bedrooms: (ctx, { bedrooms }) => {
    const most = openFrom(bedrooms);
    const exact = bedrooms.filter((count) => most === undefined || count < most);
    return joined(ctx, [
      ...exact.map((count) => ctx.t('home.bedrooms', { count })),
      ...(most === undefined ? [] : [ctx.t('filters.set.bedroomsMost', { count: most })]),
    ]);
  },
  goal: ({ t }, { goal = 0 }) => t(`filters.goals.${goal}`),
} satisfies Partial<Record<FilterName, Words>>;

/** A set filter as text: `Gent + 10 km`, `tot € 400.000`, `minstens 2 badkamers`. */
export function filterWords(ctx: WordsContext, query: ListQuery, name: FilterName): string {
  if (hasOwnWords(name)) return OWN_WORDS[name](ctx, query);
  return ctx.t(`filters.each.${name}.chip`, interpolationOf(name, query));
}

function hasOwnWords(name: FilterName): name is keyof typeof OWN_WORDS {
  return Object.hasOwn(OWN_WORDS, name);
}

/** Name of a chosen place, with its postcode if another chosen place has the same name. */
export function placeWords(ctx: WordsContext, { regions }: ListQuery, region: Region): string {
  const name = regionName(ctx, region);
  const alike = regions.filter((other) => regionName(ctx, other) === name);
  return alike.length < 2 || name === region.zip ? name : `${name} [${region.zip}]`;
}

function joined({ locale }: WordsContext, words: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}
