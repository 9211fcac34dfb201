import type {
  CityOption,
  ProvinceOption,
  SubcityOption,
} from '../../../views/domain/place/places.ts';
import { slugOf } from '../../../views/routing/slug.ts';
import type { Municipality, Province } from './province.ts';

export interface PlaceOptions {
  cities: CityOption[];
  subcities: SubcityOption[];
  provinces: ProvinceOption[];
}

interface Sortable {
  label: string;
  value: string;
}

/**
 * The entries of cities.json and subcities.json, by name and postcode (spec section 3, "City and
 * type options"), and those of provinces.json. An id is made of the local name (`nameInIds`
 * where that name was spelled otherwise before) and the postcode, and is stable while both are.
 */
export function placeOptions(provinces: readonly Province[]): PlaceOptions {
  const all = provinces.flatMap(({ languages, municipalities }) =>
    municipalities.map((municipality) => optionsOf(municipality, languages)),
  );
  return {
    cities: all.flatMap(({ cities }) => cities).sort(byName),
    subcities: all.flatMap(({ subcities }) => subcities).sort(byName),
    provinces: provinces.map(provinceOption),
  };
}

function provinceOption({ province, names, inSentence, municipalities }: Province): ProvinceOption {
  const values = municipalities.flatMap(({ postcodes }) => postcodes.map(({ code }) => code));
  return { id: slugOf(province), names, inSentence, values: values.sort() };
}

function optionsOf(municipality: Municipality, provinceLanguages: Province['languages']) {
  const languages = municipality.languages ?? provinceLanguages;
  const ownNames = languages.map((language) => municipality.names[language] ?? '');
  const nameInIds = municipality.nameInIds ?? ownNames[0] ?? '';
  const idOf = (code: string) => `${slugOf(nameInIds)}-${code}`;
  const label = [...new Set(ownNames)].join(' - ');
  const { names, postcodes } = municipality;
  return {
    cities: postcodes.map(
      ({ code, at: [lat, lng] }): CityOption => ({
        id: idOf(code),
        label,
        value: code,
        lat,
        lng,
        names,
      }),
    ),
    subcities: postcodes.flatMap(({ code, places = [] }) =>
      places.map(
        (place): SubcityOption => ({
          id: `${idOf(code)}-${slugOf(place)}`,
          label: place,
          value: code,
          cityId: idOf(code),
        }),
      ),
    ),
  };
}

/** By the letters without their accents, so that the order is the same on every machine. */
function byName(a: Sortable, b: Sortable): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function sortKey({ label, value }: Sortable): string {
  return `${slugOf(label)} ${value}`;
}
