import { textIn, type WireRecord } from '../wire-values.ts';
import { HEATINGS, KITCHENS } from '../whise/labels/choices.ts';
import { ENVIRONMENTS, FLOODS, ZONINGS } from '../whise/labels/surroundings.ts';
import type { WordsById } from '../whise/labels/words.ts';

type Item = Readonly<Record<string, unknown>>;

/** Facts that are details, with their ids: numbers and yes or no. */
const VALUES: readonly (readonly [fact: string, id: number, type: string])[] = [
  ['numberOfFloors', 15, 'int'],
  ['numberOfToilets', 55, 'int'],
  ['numberOfGarages', 19, 'int'],
  ['surfaceLiving', 407, 'surface'],
  ['frontWidth', 713, 'length'],
  ['plotWidth', 26, 'length'],
  ['hasLift', 372, 'yes/no'],
  ['petsAllowed', 1764, 'yes/no'],
  ['chargesRenter', 301, 'price'],
  ['cadastralIncomeNonIndexed', 1733, 'price'],
  ['constructionYear', 14, 'year'],
  ['renovationYear', 585, 'year'],
  ['buildingPermit', 808, 'yes/no'],
  ['subdivisionPermit', 812, 'yes/no'],
  ['preemptionRight', 1734, 'yes/no'],
  ['co2Emission', 2090, 'float_signed'],
  ['uniqueCode', 2391, 'char'],
];
/** Facts that are choices: one is served that has the words of a choice. */
const CHOICES: readonly (readonly [fact: string, id: number, table: WordsById])[] = [
  ['heatingName', 1020, HEATINGS],
  ['kitchenName', 1595, KITCHENS],
  ['environmentName', 795, ENVIRONMENTS],
  ['zoningName', 1736, ZONINGS],
  ['floodZoneName', 2222, FLOODS],
];

/** The details of a home or project, whose values are texts. */
export function detailsToWire(item: Item): WireRecord[] {
  const facts = (item['details'] ?? {}) as Item;
  const [latitude, longitude] = (item['position'] ?? []) as readonly unknown[];
  return [
    ...VALUES.map(([fact, id, type]) => detail(id, type, facts[fact])),
    ...CHOICES.map(([fact, id, table]) => choice(id, facts[fact], table)),
    detail(2826, 'datetime', dateToDetail(facts['epcDate'])),
    detail(2089, 'float_signed', item['energyPerformance']),
    detail(1849, 'float', latitude),
    detail(1850, 'float', longitude),
  ].flat();
}

function detail(id: number, type: string, value: unknown): WireRecord[] {
  const text = typeof value === 'boolean' ? String(Number(value)) : textIn(value);
  if (text === undefined) return [];
  return [{ value: text, id, type, group: 'Details\n' }];
}

function choice(id: number, given: unknown, table: WordsById): WireRecord[] {
  const { nl } = (given ?? {}) as { nl?: string };
  const [known] = [...table].find(([, words]) => words.nl === nl) ?? [];
  return known === undefined || nl === undefined
    ? []
    : [{ value: nl, enum: { id: known }, id, type: 'enum' }];
}

/** `MM/DD/YYYY HH:MM`, as details have it. */
function dateToDetail(day: unknown): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(day)) ?? [];
  return year === undefined ? undefined : `${month}/${date}/${year} 00:00`;
}
