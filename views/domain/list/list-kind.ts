/**
 * The lists: homes for sale with projects that still have units for sale; homes for rent; sold and
 * let homes; all projects.
 */
export const LIST_KINDS = ['sale', 'rent', 'sold', 'projects'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export function isListKind(value: unknown): value is ListKind {
  return LIST_KINDS.some((kind) => kind === value);
}

/** The lists by the `goal` parameter of the search: 0 sale, 1 rent, 2 projects (spec section 3). */
const LISTS_OF_GOALS: readonly ListKind[] = ['sale', 'rent', 'projects'];

/** The list of a goal in the query string; undefined for any other text. */
export function listOfGoal(goal: string | null): ListKind | undefined {
  return LISTS_OF_GOALS.find((_list, index) => String(index) === goal);
}
