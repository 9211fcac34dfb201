/**
 * Which list: homes for sale with the projects that have something left to buy, homes for rent, sold
 * and rented homes together, or every project.
 */
export const LISTINGS = ['sale', 'rent', 'sold', 'projects'] as const;
export type Listing = (typeof LISTINGS)[number];
