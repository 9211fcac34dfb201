import Fuse, { type FuseIndex, type IFuseOptions } from 'fuse.js';
import { foldedText } from '../../../views/domain/text/folded-text.ts';
import type { Area, Areas } from './areas.ts';
import { NAME_SEPARATOR } from './gazetteer.ts';
import { forEachInSteps, type Steps } from '../../concurrency/in-slices.ts';

/** How far a name may differ from what was typed (spec section 9). */
export const THRESHOLDS = { search: 0.2, autocomplete: 0.1 } as const;
export type Fuzziness = keyof typeof THRESHOLDS;

const STEP = 200;
/** Longer texts name no place, and would take longer to search for. */
const MAX_LENGTH = 32;

/** An area, or a part of its municipality, that matches. */
export interface PlaceMatch {
  area: Area;
  /** Label of the part; undefined for the area itself. */
  part: string | undefined;
}

/** A match with its rank: exact names before prefixes before all others. */
export interface RankedMatch extends PlaceMatch {
  /** 0 is an exact match; smaller is better. */
  score: number;
}

/** Finds places by what a visitor types. */
export class PlaceFinder {
  readonly #byName: ReadonlyMap<string, readonly PlaceMatch[]>;
  readonly #areas: Areas;
  readonly #fuses: Readonly<Record<Fuzziness, Fuse<string>>>;

  constructor(byName: ReadonlyMap<string, readonly PlaceMatch[]>, areas: Areas) {
    this.#byName = byName;
    this.#areas = areas;
    const names = [...byName.keys()];
    const index = Fuse.createIndex<string>([], names);
    this.#fuses = {
      search: fuseOver(names, 'search', index),
      autocomplete: fuseOver(names, 'autocomplete', index),
    };
  }

  /** By name, fuzzily, or by the prefix of a postcode; `Gent 9000` by both. Unsorted. */
  find(text: string, fuzziness: Fuzziness): RankedMatch[] {
    const folded = foldedText(text).slice(0, MAX_LENGTH).trim();
    if (/^\d+$/.test(folded)) return this.#withZip(folded);
    const zip = /(?<!\d)\d{4}(?!\d)/.exec(folded)?.[0];
    const name = zip === undefined ? folded : foldedText(folded.replace(zip, ''));
    if (name === '') return [];
    const found = this.#fuses[fuzziness].search(name).flatMap(({ item, score = 1 }) => {
      const rank = rankOf(item, name, score);
      return (this.#byName.get(item) ?? []).map((place) => ({ ...place, score: rank }));
    });
    return zip === undefined ? found : found.filter(({ area }) => area.zip === zip);
  }

  #withZip(digits: string): RankedMatch[] {
    return this.#areas.all
      .filter(({ zip }) => zip.startsWith(digits))
      .map((area) => ({ area, part: undefined, score: area.zip === digits ? 0 : 1 }));
  }
}

function rankOf(item: string, name: string, score: number): number {
  if (item === name) return 0;
  return item.startsWith(name) ? 1 : 2 + score;
}

/** Names are folded already, and long names score like short ones. */
function fuseOver(names: string[], fuzziness: Fuzziness, index: FuseIndex<string>): Fuse<string> {
  const options: IFuseOptions<string> = {
    threshold: THRESHOLDS[fuzziness],
    includeScore: true,
    isCaseSensitive: true,
    ignoreFieldNorm: true,
    shouldSort: false,
  };
  return new Fuse(names, options, index);
}

/** Collects all names of each area, its parts and its homes' cities. */
export function* findablePlaces(areas: Areas): Steps<PlaceFinder> {
  const byName = new Map<string, PlaceMatch[]>();
  yield* forEachInSteps(areas.all.length, STEP, (index) => {
    const area = areas.all[index]!;
    for (const [name, part] of namesOf(area)) {
      const places = byName.get(name) ?? [];
      places.push({ area, part });
      byName.set(name, places);
    }
  });
  const finder = new PlaceFinder(byName, areas);
  yield;
  return finder;
}

/** Folded names with the part that they belong to; names of the municipality come first. */
function namesOf({ place, cities }: Area): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  const own = place ? Object.values(place.names) : [];
  if (place && own.length === 0) own.push(...place.label.split(NAME_SEPARATOR));
  for (const name of own) names.set(foldedText(name), undefined);
  for (const [name, label] of place?.parts ?? []) if (!names.has(name)) names.set(name, label);
  for (const [city, name] of cities) {
    if (!names.has(name)) names.set(name, place ? city : undefined);
  }
  names.delete('');
  return names;
}
