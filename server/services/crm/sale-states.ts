/** What a substatus may say of a home that is still active. */
export const SALE_STATES = ['available', 'option', 'sold', 'rented'] as const;
export type SaleState = (typeof SALE_STATES)[number];
