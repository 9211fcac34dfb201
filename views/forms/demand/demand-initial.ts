import { GOAL } from '../../domain/filters/goal.ts';
import { hasRadius } from '../../domain/filters/radius.ts';
import { type Region, REGIONS } from '../../domain/filters/regions.ts';
import { type FormValues, joined } from '../../domain/forms/form-field.ts';
import { type FilterName, setFilters } from '../../domain/list/list-filters.ts';
import { parseListQuery } from '../../domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../domain/list/list-query.ts';
import { TYPE_OPTIONS } from '../../domain/property/type-option.ts';
import type { SubjectContext } from '../../page-context.ts';
import { MAX_REMARKS } from '../fields/field-lengths.ts';
import { filterWords } from '../../ui/list/filter-words.ts';

/** Filters for which the form has a field, the bounds of the map, which have no name, and the drawn area, of which the
 * places are filled in and a link to it is added. */
const NO_WISHES: ReadonlySet<FilterName> = new Set([
  'goal',
  'regions',
  'types',
  'priceMin',
  'priceMax',
  'bedrooms',
  'bounds',
  'polygon',
]);

/**
 * What the query string of a list fills in (views/routing/demand-href.ts); filters without a field
 * are added to the wishes as text.
 */
export function initialDemand(ctx: SubjectContext): FormValues {
  const goal = GOAL.read(ctx.query);
  const query = parseListQuery(ctx.query, goal === 1 ? 'rent' : 'sale');
  const { types, priceMin, priceMax, bedrooms } = query;
  const ids = TYPE_OPTIONS.filter(({ type }) => types.includes(type)).map(({ id }) => String(id));
  const values = {
    Goal: goal === undefined ? '' : String(goal),
    TypeOfPropertyIDs: joined(ids),
    Zips: joined(REGIONS.write(placesOf(ctx, query))),
    PriceMin: priceMin === undefined ? '' : String(priceMin),
    PriceMax: priceMax === undefined ? '' : String(priceMax),
    // The form has a single number: several are added to the wishes.
    rooms: bedrooms.length === 1 ? String(bedrooms[0]) : '',
    Content: withArea(ctx, query, wishesOf(ctx, query).join(', ')),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The places of the list, else those of its drawn area. A demand consists of postcodes. */
function placesOf({ data }: SubjectContext, { regions, polygon }: ListQuery): readonly Region[] {
  if (regions.length > 0 || polygon === undefined) {
    return regions.map(({ city, zip }) => ({ city, zip }));
  }
  return data.regionsWithin(polygon);
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

/**
 * The wishes with the address of the list within the drawn area, which shows it to the agency; not
 * if that is more than the field takes.
 */
function withArea(ctx: SubjectContext, { listKind, polygon }: ListQuery, wishes: string): string {
  if (polygon === undefined) return wishes;
  const href = ctx.links.list({ ...emptyQuery(listKind), polygon });
  const area = `${ctx.t('filters.each.polygon.chip')}: ${ctx.origin}${href}`;
  const both = wishes === '' ? area : `${wishes}, ${area}`;
  return both.length > MAX_REMARKS ? wishes : both;
}
