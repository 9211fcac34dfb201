/** When the agency may call (spec section 9), in hours of the day; without `to`, until any hour. */
export const CONTACT_TIMES = [
  { name: 'morning', from: 9, to: 12 },
  { name: 'afternoon', from: 12, to: 17 },
  { name: 'evening', from: 17, to: undefined },
] as const;

export const CONTACT_TIME_NAMES = CONTACT_TIMES.map(({ name }) => name);
