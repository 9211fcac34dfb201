import { isPlaceName } from '../../../../views/domain/filters/regions.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { foldedText } from '../../../../views/domain/text/folded-text.ts';
import type { AreaGroup } from './area-groups.ts';
import type { Area } from './area.ts';
import type { Areas } from './areas.ts';
import { similarNames } from './names/similar-names.ts';

/** How far a name may differ from what was typed (spec section 9). */
export const THRESHOLDS = { search: 0.2, autocomplete: 0.1 } as const;
export type Fuzziness = keyof typeof THRESHOLDS;

/** Score from which on a name does not begin with the text, but resembles it. */
const FUZZY_SCORE = 2;
/** Penalty for the short name of a province, so that places with that name come first. */
const SHORT_NAME_PENALTY = 0.25;
/** Characters: longer texts name no place, and would take longer to search for. */
const MAX_LENGTH = 32;

/** An area, a part of its municipality, or a town or province as a whole. */
export type PlaceMatch =
  | {
      area: Area;
      /** Label of the part; undefined for the area itself. */
      part: string | undefined;
    }
  | GroupMatch;

interface GroupMatch {
  group: AreaGroup;
  /** Matched by the short name of a province. */
  isShort: boolean;
}

/** A match with its rank: exact names before prefixes before all others. 0 is an exact match. */
export type RankedMatch = PlaceMatch & { score: number };

/** Places that a text may mean, unsorted. */
export interface FoundPlaces {
  /** Those that it names or begins to name: scores below 2. */
  begun: RankedMatch[];
  /** Those whose names only resemble it: scores from 2 on. They take longer to find. */
  alike: () => RankedMatch[];
}

/** Finds places by what a visitor types. */
export class PlaceFinder {
  readonly #byName: ReadonlyMap<string, readonly PlaceMatch[]>;
  readonly #byCity: ReadonlyMap<string, readonly Area[]>;
  readonly #areas: Areas;
  readonly #names: readonly string[];

  constructor(
    byName: ReadonlyMap<string, readonly PlaceMatch[]>,
    byCity: ReadonlyMap<string, readonly Area[]>,
    areas: Areas,
  ) {
    this.#byName = byName;
    this.#byCity = byCity;
    this.#areas = areas;
    this.#names = [...byName.keys()];
  }

  /** By name, fuzzily or exactly, or by the prefix of a postcode; `Gent 9000` by both. */
  find(text: string, fuzziness: Fuzziness | 'exact'): FoundPlaces {
    const folded = foldedText(text).slice(0, MAX_LENGTH).trim();
    if (/^\d+$/.test(folded)) return { begun: this.#withZip(folded), alike: () => [] };
    const zip = /(?<!\d)\d{4}(?!\d)/.exec(folded)?.[0];
    const name = zip === undefined ? folded : foldedText(folded.replace(zip, ''));
    if (name === '') return { begun: [], alike: () => [] };
    const key = placeKey(name);
    const typed = key === name ? [name] : [name, key];
    const within = (found: RankedMatch[]) =>
      zip === undefined ? found : found.flatMap((match) => underZip(match, zip));
    if (fuzziness === 'exact') {
      const called = typed.flatMap((one) => this.#byName.get(one) ?? []);
      return { begun: within(called.map((place) => ({ ...place, score: 0 }))), alike: () => [] };
    }
    return {
      begun: within(typed.flatMap((one) => this.#begunBy(one))),
      alike: () => within(typed.flatMap((one) => this.#like(one, fuzziness))),
    };
  }

  /** Areas that may have homes in a city with this key, in any of its languages. */
  withCity(key: string): readonly Area[] {
    return this.#byCity.get(key) ?? [];
  }

  #begunBy(typed: string): RankedMatch[] {
    return this.#names
      .filter((name) => name.startsWith(typed))
      .flatMap((name) => this.#named(name, name === typed ? 0 : 1));
  }

  #like(typed: string, fuzziness: Fuzziness): RankedMatch[] {
    return similarNames(this.#names, typed, THRESHOLDS[fuzziness])
      .filter(({ name }) => !name.startsWith(typed))
      .flatMap(({ name, score }) => this.#named(name, FUZZY_SCORE + score));
  }

  #named(name: string, rank: number): RankedMatch[] {
    return (this.#byName.get(name) ?? []).map((place) => ({
      ...place,
      score: 'group' in place && place.isShort ? rank + SHORT_NAME_PENALTY : rank,
    }));
  }

  #withZip(digits: string): RankedMatch[] {
    return this.#areas.all
      .filter(({ zip }) => zip.startsWith(digits))
      .map((area) => ({ area, part: undefined, score: area.zip === digits ? 0 : 1 }));
  }
}

/** Of a group only the area with the postcode. */
function underZip(match: RankedMatch, zip: string): RankedMatch[] {
  if (!('group' in match)) return match.area.zip === zip ? [match] : [];
  const { group, score } = match;
  return group.areas
    .filter((area) => area.zip === zip)
    .map((area) => ({ area, part: undefined, score }));
}

/** Whether a group is offered besides its areas: a town with one postcode is that postcode. */
export function isWhole({ kind, areas, name }: AreaGroup): boolean {
  return (kind === 'province' || areas.length > 1) && isPlaceName(name);
}
