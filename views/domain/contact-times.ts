/** When the agency may ring (spec section 9), by hours of the day; open at one end without `to`. */
export const CONTACT_TIMES = [
  { name: 'morning', from: 9, to: 12 },
  { name: 'afternoon', from: 12, to: 17 },
  { name: 'evening', from: 17, to: undefined },
] as const;

export const CONTACT_TIME_NAMES = CONTACT_TIMES.map(({ name }) => name);
