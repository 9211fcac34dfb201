import type { Property } from '../../../views/domain/property/property.ts';
import { distanceKm } from '../../../views/domain/place/distance.ts';
import type { Area } from './index/area.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';
import type { ListIndex } from './index/list-index.ts';
import { ReferenceHome, UNKNOWN_DISTANCE } from './index/dissimilarity.ts';

/** Kilometres by which rounding may break the triangle inequality. */
const ROUNDING = 1e-6;

interface Candidate {
  other: Property;
  dissimilarity: number;
}

/**
 * The homes of the same goal most similar to this one, best first: near by, of its type, at its
 * price; never a sold one. Areas are searched by distance, nearest first, until no home of the next
 * area can be better than those found.
 */
export function mostSimilar(home: Property, index: CatalogueIndex, count: number): Property[] {
  const { listIndexes, areas } = index;
  const listIndex = listIndexes[home.goal === 1 ? 'rent' : 'sale'];
  const reference = new ReferenceHome(home, areas);
  const best = new TopCandidates(count);
  for (const { area, least } of areasByDistance(reference, listIndex, areas.all)) {
    if (least > best.worst) break;
    for (const row of listIndex.byArea.get(area.id) ?? []) {
      const other = listIndex.homes[row];
      // Rows after those of homes belong to projects.
      if (!other) break;
      if (!reference.mayBeReplacedBy(other)) continue;
      const dissimilarity = reference.dissimilarityWithoutDistance(other);
      if (dissimilarity + least > best.worst) continue;
      best.offer({ other, dissimilarity: dissimilarity + reference.distanceTo(other) });
    }
  }
  return best.homes;
}

/** The areas that have homes, each with a lower bound of the distance to them, in kilometres. */
function areasByDistance(
  { home, place }: ReferenceHome,
  listIndex: ListIndex,
  all: readonly Area[],
): { area: Area; least: number }[] {
  const unknown = (area: Area) =>
    area.zip === home.zip && area.countryId === home.countryId ? 0 : UNKNOWN_DISTANCE;
  return [...listIndex.byArea.keys()]
    .map((id) => {
      const area = all[id]!;
      if (!place || !area.position) return { area, least: unknown(area) };
      const distance = distanceKm(place, area.position) - listIndex.reach[id]!;
      return { area, least: Math.max(0, distance - ROUNDING) };
    })
    .sort((a, b) => a.least - b.least);
}

/** The best `count` candidates; of equals the one with the higher id, which is newer. */
class TopCandidates {
  readonly #count: number;
  #best: Candidate[] = [];

  constructor(count: number) {
    this.#count = Math.max(0, count);
  }

  /** The dissimilarity that a further candidate must stay below. */
  get worst(): number {
    if (this.#count === 0) return -1;
    return this.#best.length < this.#count ? Infinity : this.#best.at(-1)!.dissimilarity;
  }

  offer(like: Candidate): void {
    const at = this.#best.findIndex((other) => isBefore(like, other));
    this.#best.splice(at === -1 ? this.#best.length : at, 0, like);
    if (this.#best.length > this.#count) this.#best.pop();
  }

  get homes(): Property[] {
    return this.#best.map(({ other }) => other);
  }
}

function isBefore(a: Candidate, b: Candidate): boolean {
  return (
    a.dissimilarity < b.dissimilarity ||
    (a.dissimilarity === b.dissimilarity && a.other.id > b.other.id)
  );
}
