import { HOME_TYPES } from '../list-query.ts';
import type { Family } from './family.ts';

/** `type`, as often as there are types; several in one, parted by commas, are read too. */
export const TYPES: Family<'types'> = {
  names: ['type'],
  read: (parameters) => {
    const asked = parameters.getAll('type').flatMap((value) => value.split(','));
    const names = new Set(asked.map((name) => name.trim()));
    return { types: HOME_TYPES.filter((type) => names.has(String(type))) };
  },
  write: ({ types }) => types.map((type) => ['type', String(type)]),
};
