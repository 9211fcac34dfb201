import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DATA_DIR } from '../../../../../server/build/municipalities/write-places.ts';
import {
  type CityOption,
  cityOptionsSchema,
  type SubcityOption,
  subcityOptionsSchema,
} from '../../../../../views/domain/place/places.ts';

/** The text of a committed file of public/data. */
export function committedText(name: string): string {
  return readFileSync(path.join(DATA_DIR, name), 'utf8');
}

/** The entries of the committed cities.json; throws where one does not fit the type. */
export function committedCities(): CityOption[] {
  return cityOptionsSchema.parse(JSON.parse(committedText('cities.json')));
}

/** The entries of the committed subcities.json; throws where one does not fit the type. */
export function committedSubcities(): SubcityOption[] {
  return subcityOptionsSchema.parse(JSON.parse(committedText('subcities.json')));
}
