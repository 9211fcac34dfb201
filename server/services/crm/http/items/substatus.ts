import type { UnitStatus } from '../../../../../views/domain/project/composition.ts';
import type { Multilingual } from '../../../../../views/domain/text/multilingual.ts';
import type { SaleState } from '../../sale-states.ts';
import type { WireOptions } from '../../wire-options.ts';
import { filledNumberIn, idIn, textIn, type WireRecord } from '../../wire-values.ts';
import { anyOf, textsOf, type Translated } from '../wire/wire-texts.ts';

/** The substatus of a home or project: an entry of the agency's own table. */
export interface Substatus {
  id: number | undefined;
  names: Multilingual;
}

/** An entry of the table of substatuses (docs/crm-wire.md, "States"). */
export interface SubstatusEntry {
  name: Multilingual;
  /** Its names, short names and labels in words. */
  words: readonly string[];
  /** The label that it puts on a home, by its number. */
  marquee: number | undefined;
}

/** Numbers of labels that tell a state (spec section 3, "Label"). */
const LABELS: ReadonlyMap<number | undefined, SaleState> = new Map([
  [2, 'option'],
  [3, 'sold'],
  [4, 'rented'],
]);

export function stateOfLabel(marquee: number | undefined): SaleState | undefined {
  return LABELS.get(marquee);
}

const START = '(?<!\\p{L})(?<!(?:niet|non|not|nicht|pas|encore|yet) )';
const whole = (words: string) => new RegExp(`${START}(?:${words})(?!\\p{L})`, 'iu');
/** Words by which a state is told, in the order in which they count. */
const WORDS: readonly (readonly [SaleState, RegExp])[] = [
  ['sold', whole('verkocht|vendue?s?|sold|verkauft')],
  ['rented', whole('verhuurd|lou[ée]e?s?|rented|let agreed|vermietet')],
  [
    'option',
    whole(
      'opties?|options?|gereserveerd|réservée?s?|reservee?s?|reserved|reserviert|compromis|' +
        'onder bod|sous offre|under offer|unter angebot',
    ),
  ],
];

export function substatusFromWire(translated: Translated): Substatus {
  const wire = anyOf(translated);
  const [id, other] = ['SubStatus', 'SubstatusID'].map((field) => idIn(wire[field]));
  return { id: id ?? other, names: textsOf(translated, 'SubStatusName') };
}

export function substatusEntry(translated: Translated): SubstatusEntry {
  const fields = ['Name', 'ShortName', 'Marquee'];
  return {
    name: textsOf(translated, 'Name'),
    words: fields.flatMap((field) => Object.values(textsOf(translated, field))),
    marquee: filledNumberIn(anyOf(translated)['Marquee']),
  };
}

/**
 * What a substatus says of a home: by the option `substatuses`, by its names, by the label of its
 * entry; undefined if it says nothing.
 */
export function saleStateOf(
  { id, names }: Substatus,
  entry: SubstatusEntry | undefined,
  { substatuses }: Pick<WireOptions, 'substatuses'>,
): SaleState | undefined {
  const set = Object.entries(substatuses).find(([, ids]) => id !== undefined && ids.includes(id));
  if (set) return set[0] as SaleState;
  const words = [...Object.values(names), ...(entry?.words ?? [])];
  const told = WORDS.find(([, pattern]) => words.some((text) => pattern.test(text)));
  return told?.[0] ?? stateOfLabel(entry?.marquee);
}

/** The words of a substatus without a table, as of a unit. */
export function unitSaleState(wire: WireRecord, options: WireOptions): SaleState | undefined {
  const name = textIn(wire['SubStatusName']);
  const names = name === undefined ? {} : { nl: name };
  return saleStateOf({ id: idIn(wire['SubStatus']), names }, undefined, options);
}

/** Whether a home in this state is offered no more. */
export function isSold(state: SaleState | undefined): boolean {
  return state === 'sold' || state === 'rented';
}

/**
 * How far a unit is sold, by its status and what its substatus and its label tell: the furthest
 * counts.
 */
export function unitStatusOf(
  status: number,
  states: readonly (SaleState | undefined)[],
): UnitStatus {
  if (status !== 1 || states.some(isSold)) return 'sold';
  return states.includes('option') ? 'option' : 'available';
}
