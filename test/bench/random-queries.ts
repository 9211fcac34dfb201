import { cityName } from '../../views/domain/place/places.ts';
import type { Control } from '../../views/domain/filters/filter.ts';
import { FILTERS } from '../../views/domain/filters/filters.ts';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import { LIST_KINDS } from '../../views/domain/list/list-kind.ts';
import { readCities } from './many-homes.ts';

/** Values for a control; none for the fields of the row, which are chosen below. */
function valuesOf(control: Control): readonly (string | number)[] {
  switch (control.kind) {
    case 'switch':
      return [1];
    case 'counter':
      return [1, 2];
    case 'day':
      return ['2027-01-01', '2027-06-01'];
    case 'choice':
    case 'amount':
      return control.choices;
    case 'row':
    case 'none':
      return [];
  }
}

/** Any combination of filters, orders and pages, from none to nearly all of them. */
export function randomQueries(count: number, random: () => number): ListQuery[] {
  const cities = readCities();
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  return Array.from({ length: count }, () => {
    const density = random();
    const parameters = new URLSearchParams();
    const maybe = (name: string, value: () => string | number) => {
      if (random() < density) parameters.append(name, String(value()));
    };
    for (const _ of [1, 2]) {
      const { label, value } = pick(cities);
      if (random() < density / 2) parameters.append('region', `${label}|${value}`);
    }
    maybe('radius', () => pick([10, 25, 50, 100]));
    maybe(
      'bounds',
      () => `${50 + random()},${3 + random()},${51 + random() / 2},${4.5 + random()}`,
    );
    maybe('type', () => pick(['1', '2', '1,2', '3,4,5,garage']));
    maybe('pricemin', () => Math.floor(random() * 300_000));
    maybe('pricemax', () => 300_000 + Math.floor(random() * 900_000));
    maybe('bedrooms', () => pick([1, 2]));
    for (const { parameter, control } of Object.values(FILTERS)) {
      const values = valuesOf(control);
      if (values.length > 0) maybe(parameter, () => pick(values));
    }
    maybe('order', () => pick(['price-asc', 'price-desc']));
    maybe('page', () => pick([2, 10, 100, 1000, 5000]));
    return parseListQuery(parameters, pick(LIST_KINDS));
  });
}

/** Beginnings of place names, postcodes and references as typed by visitors, some misspelt. */
export function randomTexts(count: number, random: () => number): string[] {
  const cities = readCities();
  return Array.from({ length: count }, () => {
    const city = cities[Math.floor(random() * cities.length)]!;
    const kind = random();
    if (kind < 0.1) return String(100_000 + Math.floor(random() * 100_000));
    if (kind < 0.2) return city.value.slice(0, 1 + Math.floor(random() * 4));
    const name = cityName(city, random() < 0.5 ? 'nl' : 'fr');
    const typed = name.slice(0, 1 + Math.floor(random() * name.length));
    if (kind < 0.8) return typed;
    const gap = Math.floor(random() * typed.length);
    return typed.slice(0, gap) + typed.slice(gap + 1);
  });
}
