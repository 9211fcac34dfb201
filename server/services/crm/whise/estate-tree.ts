import { flagIn, idIn, numberIn } from '../wire-values.ts';
import type { EstateProject, ShownEstate } from './project-from-estates.ts';

/** The estates of one list by what they are. */
interface EstateTree {
  /** Standalone homes and units, in the order of the list. */
  homes: readonly ShownEstate[];
  projects: readonly EstateProject[];
}

/**
 * Tells homes, units, buildings and projects apart. A project, or a building of one, can have
 * children; the others are homes. A building whose project is not shown is a project of its own, so
 * that its units have one; buildings within buildings are of the project above all of them.
 */
export function estateTree(shown: readonly ShownEstate[]): EstateTree {
  const parents = new Set(shown.map(({ estate }) => idIn(estate['parentId'])));
  const isParent = ({ estate }: ShownEstate) =>
    flagIn(estate['canHaveChildren']) === true || parents.has(idIn(estate['id']));
  const above = new Map(shown.filter(isParent).map((one) => [idIn(one.estate['id']), one]));
  const homes = shown.filter((one) => !isParent(one));
  const unitsOf = Map.groupBy(homes, ({ estate }) => idIn(estate['parentId']));
  const buildingsOf = Map.groupBy(above.values(), (one) => topOf(one, above));
  const projects = [...buildingsOf].map(([project, parts]) => ({
    ...project,
    buildings: inOrder(parts, project).map((part) => ({
      building: part === project ? undefined : part.estate,
      units: unitsOf.get(idIn(part.estate['id'])) ?? [],
    })),
  }));
  return { homes, projects };
}

/** The project itself, then its buildings as the agency has ordered them. */
function inOrder(parts: readonly ShownEstate[], project: ShownEstate): ShownEstate[] {
  const rank = (part: ShownEstate) =>
    part === project ? -Infinity : (numberIn(part.estate['estateOrder']) ?? Infinity);
  return parts.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

/** The topmost of those that an estate is a part of; itself where they go round in a circle. */
function topOf(one: ShownEstate, above: ReadonlyMap<number | undefined, ShownEstate>): ShownEstate {
  const passed = new Set([one]);
  for (let top = one; ; ) {
    const parent = above.get(idIn(top.estate['parentId']));
    if (!parent) return top;
    if (passed.has(parent)) return one;
    passed.add(parent);
    top = parent;
  }
}
