import type { PlaceSuggestion } from '../../../../views/domain/list/finding.ts';
import { type ListKind, LIST_KINDS } from '../../../../views/domain/list/list-kind.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { AreaGroup } from './area-groups.ts';

interface Rank {
  /** Smaller is better. */
  score: number;
  /** Homes and projects there, in the list that the visitor searches or on offer. */
  count: number;
  /** Of a town or a province as a whole. */
  group?: AreaGroup | undefined;
}

/** A place to suggest. Of hundreds that a letter finds a few are shown: only those are described. */
export class RankedPlace {
  readonly score: number;
  readonly count: number;
  readonly group: AreaGroup | undefined;
  readonly #describe: () => PlaceSuggestion;
  #suggestion: PlaceSuggestion | undefined;
  #code: string | undefined;

  constructor({ score, count, group }: Rank, describe: () => PlaceSuggestion) {
    this.score = score;
    this.count = count;
    this.group = group;
    this.#describe = describe;
  }

  get suggestion(): PlaceSuggestion {
    return (this.#suggestion ??= this.#describe());
  }

  /** Equal for equal places, and sorted by postcode. */
  get code(): string {
    return (this.#code ??= codeOf(this.suggestion));
  }

  /** The order of suggestions: the nearer name, the more homes, the lower postcode. */
  compare(other: RankedPlace): number {
    return (
      this.score - other.score || other.count - this.count || compareText(this.code, other.code)
    );
  }
}

function codeOf({ region, countryId, name }: PlaceSuggestion): string {
  return `${region.zip} ${countryId} ${placeKey(name)} ${region.street === undefined ? '' : 1}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A number for each list. */
export function ofEachList(countOf: (listKind: ListKind) => number): Record<ListKind, number> {
  const counts = LIST_KINDS.map((listKind) => [listKind, countOf(listKind)]);
  return Object.fromEntries(counts) as Record<ListKind, number>;
}

/** The number in a list; of all that is on offer without one. */
export function offered(
  countOf: (listKind: ListKind) => number,
  listKind: ListKind | undefined,
): number {
  return listKind ? countOf(listKind) : countOf('sale') + countOf('rent');
}
