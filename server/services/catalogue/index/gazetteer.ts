import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { foldedText } from '../../../../views/domain/text/folded-text.ts';
import type {
  CityOption,
  ProvinceOption,
  SubcityOption,
} from '../../../../views/domain/place/places.ts';

/** Entries that only record a moved border are not searched (spec section 9). */
const IGNORED = foldedText('wijziging van gemeentegrens');

/** Separates the two names in a label. */
export const NAME_SEPARATOR = ' - ';

/** A municipality under one of its postcodes, with its names and parts. */
export interface GazetteerPlace extends Pick<CityOption, 'label' | 'names'> {
  zip: string;
  position: readonly [lat: number, lng: number];
  /** Of its municipality: the same for all its postcodes, and for nothing else. */
  town: string;
  province: ProvinceOption | undefined;
  /** Keys of its names in all languages (place-key.ts). */
  folded: ReadonlySet<string>;
  /** Labels of its parts, by the keys of their names. */
  parts: ReadonlyMap<string, string>;
}

/** The places of the home country, with or without homes of the agency; one per postcode. */
export type Gazetteer = readonly GazetteerPlace[];

/** Joins the cities with their parts and provinces (spec section 3, "City and type options"). */
export function buildGazetteer(
  cities: readonly CityOption[],
  subcities: readonly SubcityOption[],
  provinces: readonly ProvinceOption[] = [],
): Gazetteer {
  const provinceOf = new Map(
    provinces.flatMap((province) => province.values.map((zip) => [zip, province] as const)),
  );
  const parts = Map.groupBy(subcities, ({ cityId }) => cityId);
  return cities
    .filter(({ label, names }) => ![label, ...Object.values(names)].some(isIgnored))
    .map((city) => new KnownPlace(city, parts.get(city.id) ?? [], provinceOf.get(city.value)));
}

/** Its keys are made with the first search for its postcode or for a name: a start needs none. */
class KnownPlace implements GazetteerPlace {
  readonly label: string;
  readonly zip: string;
  readonly names: CityOption['names'];
  readonly position: readonly [lat: number, lng: number];
  readonly town: string;
  readonly province: ProvinceOption | undefined;
  readonly #subcities: readonly SubcityOption[];
  #folded: ReadonlySet<string> | undefined;
  #parts: ReadonlyMap<string, string> | undefined;

  constructor(
    { id, label, value, lat, lng, names }: CityOption,
    subcities: readonly SubcityOption[],
    province: ProvinceOption | undefined,
  ) {
    this.label = label;
    this.zip = value;
    this.names = names;
    this.position = [lat, lng];
    this.town = id.replace(`-${value}`, '');
    this.province = province;
    this.#subcities = subcities;
  }

  get folded(): ReadonlySet<string> {
    return (this.#folded ??= new Set([this.label, ...Object.values(this.names)].map(placeKey)));
  }

  get parts(): ReadonlyMap<string, string> {
    return (this.#parts ??= partsOf(this.#subcities));
  }
}

function partsOf(subcities: readonly SubcityOption[]): Map<string, string> {
  const labels = subcities.map(({ label }) => label).filter((label) => !isIgnored(label));
  return new Map(
    labels.flatMap((label) =>
      [label, ...label.split(NAME_SEPARATOR)].map((name) => [placeKey(name), label]),
    ),
  );
}

function isIgnored(label: string): boolean {
  return foldedText(label).includes(IGNORED);
}

/**
 * Reads cities.json, subcities.json and provinces.json of a folder of the build, which has checked
 * them.
 * @throws when one is missing.
 */
export async function loadGazetteer(folder: string): Promise<Gazetteer> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const files = ['cities.json', 'subcities.json', 'provinces.json'];
  const [cities, subcities, provinces] = await Promise.all(files.map(read));
  return buildGazetteer(
    JSON.parse(cities!) as CityOption[],
    JSON.parse(subcities!) as SubcityOption[],
    JSON.parse(provinces!) as ProvinceOption[],
  );
}
