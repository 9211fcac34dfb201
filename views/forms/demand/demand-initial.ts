import { GOAL } from '../../domain/filters/goal.ts';
import { hasRadius } from '../../domain/filters/radius.ts';
import { type Region, REGIONS } from '../../domain/filters/regions.ts';
import { type FormValues, joined } from '../../domain/forms/form-field.ts';
import { type FilterName, setFilters } from '../../domain/list/list-filters.ts';
import { parseListQuery } from '../../domain/list/list-parameters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { TYPE_OPTIONS } from '../../domain/property/type-option.ts';
import type { SubjectContext } from '../../page-context.ts';
import { filterWords } from '../../ui/list/filter-words.ts';

/** Filters for which the form has a field, and the bounds of the map, which have no name. */
const NO_WISHES: ReadonlySet<FilterName> = new Set([
  'goal',
  'regions',
  'types',
  'priceMin',
  'priceMax',
  'bedrooms',
  'bounds',
]);

/**
 * What the query string of a list fills in (views/routing/demand-href.ts); filters without a field
 * are added to the wishes as text.
 */
export function initialDemand(ctx: SubjectContext): FormValues {
  const goal = GOAL.read(ctx.query);
  const query = parseListQuery(ctx.query, goal === 1 ? 'rent' : 'sale');
  const { regions, types, priceMin, priceMax, bedrooms } = query;
  const ids = TYPE_OPTIONS.filter(({ type }) => types.includes(type)).map(({ id }) => String(id));
  const values = {
    Goal: goal === undefined ? '' : String(goal),
    TypeOfPropertyIDs: joined(ids),
    Zips: joined(REGIONS.write(regions.map(withoutStreet))),
    PriceMin: priceMin === undefined ? '' : String(priceMin),
    PriceMax: priceMax === undefined ? '' : String(priceMax),
    // The form has a single number: several are added to the wishes.
    rooms: bedrooms.length === 1 ? String(bedrooms[0]) : '',
    Content: wishesOf(ctx, query).join(', '),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** A demand consists of postcodes. */
function withoutStreet({ city, zip }: Region): Region {
  return { city, zip };
}

function wishesOf(ctx: SubjectContext, query: ListQuery): string[] {
  const names = setFilters(query).filter(
    (name) =>
      !NO_WISHES.has(name) ||
      (name === 'regions' && hasRadius(query)) ||
      (name === 'bedrooms' && query.bedrooms.length > 1),
  );
  return names.map((name) => filterWords(ctx, query, name));
}
