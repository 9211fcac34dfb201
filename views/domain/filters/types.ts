import type { Filter } from './filter.ts';

/**
 * The values of `type`: the type codes, and `garage` (spec section 9), in the order in which lists
 * and forms offer them; other types are last.
 */
export const HOME_TYPES = [1, 2, 3, 4, 5, 6, 'garage', 7] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** `type`, one parameter for each type; comma-separated values are read too. */
export const TYPES: Filter<readonly HomeType[]> = {
  parameter: 'type',
  unset: [],
  read: (parameters) => {
    const texts = parameters.getAll('type').flatMap((value) => value.split(','));
    const names = new Set(texts.map((name) => name.trim()));
    return HOME_TYPES.filter((type) => names.has(String(type)));
  },
  write: (types) => types.map(String),
  control: { kind: 'row' },
};
