/**
 * Which list: homes for sale with the projects that have something left to buy, homes for rent, sold
 * and rented homes together, or every project.
 */
export const LIST_KINDS = ['sale', 'rent', 'sold', 'projects'] as const;
export type ListKind = (typeof LIST_KINDS)[number];
