/** The page that each list of homes stands on, by name. */
export const LIST_PAGES = { sale: 'for-sale', rent: 'for-rent', sold: 'sold' } as const;
