import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { NameRank } from '../../../views/domain/place/map-names.ts';
import type { MapData } from '../../services/tiles/map-data.ts';
import type { Municipality, Province } from '../municipalities/province.ts';

type Name = MapData['names'][number];

interface Sized {
  municipality: Municipality;
  languages: Province['languages'];
  /** Of 2019 or later. */
  inhabitants: number;
}

/** Numbers of inhabitants from which a municipality is a city, a town, a place. */
const SIZES: readonly [least: number, rank: NameRank][] = [
  [90_000, 'city'],
  [30_000, 'town'],
  [13_000, 'place'],
];
/** Two names of a municipality or of a part, in the order of its languages. */
const SEPARATOR = ' - ';

/**
 * The names of a municipality and of its parts, each part at its own postcode. A postcode of
 * several parts has the position of the first of them, and its name.
 */
export function placeNamesOf({ municipality, languages, inhabitants }: Sized): Name[] {
  const { postcodes } = municipality;
  const own = municipality.languages ?? languages;
  const main = mainPostcode(municipality);
  const parts = postcodes.filter((postcode) => postcode !== main);
  return [
    {
      names: namesOf(municipality, languages),
      rank: rankOf(inhabitants, main.code),
      at: main.at,
    },
    ...parts.flatMap(({ places: [first] = [], at }): Name[] => {
      if (first === undefined) return [];
      const both = first.split(SEPARATOR);
      const inLanguage = (locale: Locale) => both[own.indexOf(locale)] ?? both[0]!;
      return [{ names: inEach(inLanguage), rank: 'part', at }];
    }),
  ];
}

/** Its name in each language; its own one, or both, where a language has none. */
export function namesOf(
  { names, languages }: Municipality,
  ofProvince: Province['languages'],
): Record<Locale, string> {
  const own = (languages ?? ofProvince).map((language) => names[language] ?? '');
  const label = [...new Set(own)].join(SEPARATOR);
  return inEach((locale) => names[locale] ?? label);
}

/** The zeros of Belgian postcodes tell importance: 9000 is Ghent, 9050 a part of it. */
export function mainPostcode({ postcodes }: Municipality): Municipality['postcodes'][number] {
  const [main] = postcodes.toSorted(
    (a, b) => zerosOf(b.code) - zerosOf(a.code) || (a.code < b.code ? -1 : 1),
  );
  return main!;
}

function rankOf(inhabitants: number, zip: string): NameRank {
  if (zerosOf(zip) >= 3) return 'city';
  // Those around Brussels are large, but no towns of their own.
  if (/^1[0-2]/.test(zip)) return 'place';
  return SIZES.find(([least]) => inhabitants >= least)?.[1] ?? 'village';
}

function zerosOf(zip: string): number {
  return /0*$/.exec(zip)?.[0].length ?? 0;
}

function inEach(nameIn: (locale: Locale) => string): Record<Locale, string> {
  const entries = LOCALES.map((locale) => [locale, nameIn(locale)]);
  return Object.fromEntries(entries) as Record<Locale, string>;
}
