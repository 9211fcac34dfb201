import { regionValue } from '../../domain/filters/regions.ts';
import type { PageContext } from '../../page-context.ts';

/** A goal that the search offers. Only goals whose page the site has (spec section 2). */
export interface SearchGoal {
  /** The `goal` parameter: 0 sale, 1 rent. */
  value: '0' | '1';
  text: string;
  href: string;
}

export interface SearchPlace {
  /** The `region` parameter. */
  value: string;
  text: string;
  /** Goals with homes in this place. */
  goals: string[];
}

export function searchGoals({ t, links }: PageContext): SearchGoal[] {
  const offered = [
    { value: '0', text: t('goal.sale'), href: links.page('for-sale') },
    { value: '1', text: t('goal.rent'), href: links.page('for-rent') },
  ] as const;
  return offered.flatMap(({ value, text, href }) =>
    href === undefined ? [] : [{ value, text, href }],
  );
}

/** Places with homes for sale or for rent, as `name [postcode]` (spec section 2). */
export function searchPlaces({ data, locale }: PageContext): SearchPlace[] {
  const places = new Map<string, SearchPlace>();
  for (const [goal, listing] of [
    ['0', 'sale'],
    ['1', 'rent'],
  ] as const) {
    for (const { city, zip } of data.places(listing)) {
      const value = regionValue(city, zip);
      const place = places.get(value) ?? { value, text: `${city} [${zip}]`, goals: [] };
      place.goals.push(goal);
      places.set(value, place);
    }
  }
  const { compare } = new Intl.Collator(locale);
  return [...places.values()].sort((a, b) => compare(a.text, b.text));
}
