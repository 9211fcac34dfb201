import type { ListQuery } from '../list-query.ts';
import type { Family } from './family.ts';

/** The parameter of each switch. */
const SWITCHES = [
  ['garden', 'garden'],
  ['terrace', 'terrace'],
  ['garage', 'garage'],
  ['lift', 'lift'],
  ['hideProject', 'hideproject'],
  ['appointment', 'appointment'],
] as const;
type Switch = (typeof SWITCHES)[number][0];

/** What a checkbox without a value of its own sends, and what people write. */
const ON = new Set(['1', 'on', 'true', 'yes']);

/** What is on or off: on it is written as 1, off it is left out (spec section 2). */
export const SWITCH_PARAMETERS: Family<Switch> = {
  names: SWITCHES.map(([, name]) => name),
  read: (parameters, listing) => {
    const states = SWITCHES.map(([field, name]) => {
      // The list of projects without projects would be no list.
      const isIdle = field === 'hideProject' && listing === 'projects';
      return [field, !isIdle && isOn(name, parameters.getAll(name))];
    });
    return Object.fromEntries(states) as Pick<ListQuery, Switch>;
  },
  write: (query) =>
    SWITCHES.flatMap(([field, name]): [string, string][] => (query[field] ? [[name, '1']] : [])),
};

/** To be there at all is enough for `appointment` (spec section 4). */
function isOn(name: string, values: readonly string[]): boolean {
  if (name === 'appointment') return values.length > 0;
  return values.some((value) => ON.has(value.trim().toLowerCase()));
}
