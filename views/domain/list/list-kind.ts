/**
 * The lists: homes for sale with projects that still have units for sale; homes for rent; sold and
 * let homes; all projects.
 */
export const LIST_KINDS = ['sale', 'rent', 'sold', 'projects'] as const;
export type ListKind = (typeof LIST_KINDS)[number];
