import type { Filter } from './filter.ts';
import { wholeNumber } from './whole-number.ts';

/** 1, 2 and 3 are exact, 4 means four or more (spec section 9). */
export const BEDROOM_COUNTS = [1, 2, 3, 4] as const;
export type BedroomCount = (typeof BEDROOM_COUNTS)[number];

/** The largest value of the filter, which means that many or more (spec section 5). */
export const OPEN_BEDROOMS = 4;

/** `bedrooms`, one parameter for each number; several are alternatives. */
export const BEDROOMS: Filter<readonly BedroomCount[]> = {
  parameter: 'bedrooms',
  unset: [],
  read: (parameters) => {
    const range = { min: 0, max: OPEN_BEDROOMS };
    const texts = parameters.getAll('bedrooms').flatMap((value) => value.split(','));
    const counts = new Set(texts.map((text) => wholeNumber([text], range)));
    return BEDROOM_COUNTS.filter((count) => counts.has(count));
  },
  write: (counts) => counts.map(String),
  control: { kind: 'row' },
};

/** The number from which on all are chosen: 2 for 2, 3 and 4; undefined without the last. */
export function openFrom(counts: readonly BedroomCount[]): BedroomCount | undefined {
  return BEDROOM_COUNTS.find((from) =>
    BEDROOM_COUNTS.every((count) => count < from || counts.includes(count)),
  );
}

/** `2`, `4+`. */
export function bedroomText(count: BedroomCount): string {
  return count === OPEN_BEDROOMS ? `${count}+` : String(count);
}

/** Numbers that were chosen, in one line: `1, 3`, `2–4+`. */
export function bedroomsText(counts: readonly BedroomCount[]): string {
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isRun = counts.length > 2 && last - first === counts.length - 1;
  return isRun ? `${bedroomText(first)}–${bedroomText(last)}` : counts.map(bedroomText).join(', ');
}
