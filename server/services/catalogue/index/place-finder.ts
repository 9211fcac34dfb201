import Fuse, { type FuseIndex, type IFuseOptions } from 'fuse.js';
import { isPlaceName } from '../../../../views/domain/filters/regions.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import { foldedText } from '../../../../views/domain/text/folded-text.ts';
import type { AreaGroup } from './area-groups.ts';
import type { Area } from './area.ts';
import type { Areas } from './areas.ts';
import { NAME_SEPARATOR } from './gazetteer.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';

/** How far a name may differ from what was typed (spec section 9). */
export const THRESHOLDS = { search: 0.2, autocomplete: 0.1 } as const;
export type Fuzziness = keyof typeof THRESHOLDS;

const STEP = 200;
/** Score from which on a name does not begin with the text, but resembles it. */
export const FUZZY_SCORE = 2;
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

  /** By name, fuzzily or exactly, or by the prefix of a postcode; `Gent 9000` by both. Unsorted. */
  find(text: string, fuzziness: Fuzziness | 'exact'): RankedMatch[] {
    const folded = foldedText(text).slice(0, MAX_LENGTH).trim();
    if (/^\d+$/.test(folded)) return this.#withZip(folded);
    const zip = /(?<!\d)\d{4}(?!\d)/.exec(folded)?.[0];
    const name = zip === undefined ? folded : foldedText(folded.replace(zip, ''));
    if (name === '') return [];
    const key = placeKey(name);
    const found = [name, ...(key === name ? [] : [key])].flatMap((typed) =>
      this.#called(typed, fuzziness),
    );
    return zip === undefined ? found : found.flatMap((match) => underZip(match, zip));
  }

  #called(name: string, fuzziness: Fuzziness | 'exact'): RankedMatch[] {
    if (fuzziness === 'exact') {
      return (this.#byName.get(name) ?? []).map((place) => ({ ...place, score: 0 }));
    }
    return this.#fuses[fuzziness].search(name).flatMap(({ item, score = 1 }) => {
      const rank = rankOf(item, name, score);
      return (this.#byName.get(item) ?? []).map((place) => ({
        ...place,
        score: 'group' in place && place.isShort ? rank + SHORT_NAME_PENALTY : rank,
      }));
    });
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

function rankOf(item: string, name: string, score: number): number {
  if (item === name) return 0;
  return item.startsWith(name) ? 1 : FUZZY_SCORE + score;
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

/** Collects all names of towns, provinces, areas, their parts and their homes' cities. */
export function* findablePlaces(areas: Areas): Steps<PlaceFinder> {
  const byName = new Map<string, PlaceMatch[]>();
  const add = (name: string, place: PlaceMatch) => {
    // The spelling, for partly typed text, and the key.
    for (const text of new Set([foldedText(name), placeKey(name)])) {
      if (text === '') continue;
      const places = byName.get(text) ?? [];
      places.push(place);
      byName.set(text, places);
    }
  };
  const groups = yield* areas.groupsInSteps();
  yield* forEachInSteps(groups.names.length, STEP, (at) => {
    const { name, group, isShort } = groups.names[at]!;
    if (isWhole(group)) add(name, { group, isShort });
  });
  yield* forEachInSteps(areas.all.length, STEP, (index) => {
    const area = areas.all[index]!;
    const town = groups.townOf.get(area.id);
    for (const [name, part] of namesOf(area)) {
      const isTown = part === undefined && town !== undefined && isWhole(town);
      if (!isTown) add(name, { area, part });
    }
  });
  const finder = new PlaceFinder(byName, areas);
  yield;
  return finder;
}

/** Whether a group is offered besides its areas: a town with one postcode is that postcode. */
export function isWhole({ kind, areas, name }: AreaGroup): boolean {
  return (kind === 'province' || areas.length > 1) && isPlaceName(name);
}

/** Names with the part that they belong to; names of the municipality come first. */
function namesOf({ place, cities, cityNames }: Area): [name: string, part: string | undefined][] {
  const found = new Map<string, [name: string, part: string | undefined]>();
  const add = (name: string, part?: string) => {
    if (!found.has(placeKey(name))) found.set(placeKey(name), [name, part]);
  };
  const own = place ? Object.values(place.names) : [];
  if (place && own.length === 0) own.push(...place.label.split(NAME_SEPARATOR));
  for (const name of own) add(name);
  for (const label of place?.parts.values() ?? []) {
    for (const name of [label, ...label.split(NAME_SEPARATOR)]) add(name, label);
  }
  for (const city of cities.keys()) add(city, place ? city : undefined);
  for (const names of cityNames.values()) for (const name of Object.values(names)) add(name);
  return [...found.values()];
}
