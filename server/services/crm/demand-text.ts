import type { DeliverableLead } from './lead-port.ts';

type Demand = Extract<DeliverableLead, { kind: 'demand' }>;

const GOALS = new Map<unknown, string>([
  [0, 'Kopen / Acheter'],
  [1, 'Huren / Louer'],
]);
const PURPOSES = new Map<unknown, string>([
  ['live', 'Zelf bewonen / Y habiter'],
  ['invest', 'Investeren / Investir'],
]);

/** Everything that a visitor looks for, a line each; agencies read Dutch or French. */
export function demandText(demand: Demand): string {
  const { goal, zips, zipsText, types, typesText, priceMin, priceMax, rooms, address } = demand;
  return [
    GOALS.get(goal),
    textLine('Types', typesText ?? types.map(({ name }) => name).join(', ')),
    textLine('Gemeenten / Communes', zipsText ?? zips.join(', ')),
    textLine('Prijs / Prix', rangeText(priceMin, priceMax)),
    textLine('Slaapkamers / Chambres', rooms),
    purposeLine(demand.purpose),
    householdLine(demand.familyComposition),
    incomeLine(demand.totalAmountIncome),
    textLine(
      'Adres / Adresse',
      [address?.street, address?.zip, address?.city].filter(Boolean).join(' '),
    ),
    demand.content,
  ]
    .filter(Boolean)
    .join('\n');
}

export function purposeLine(purpose: string | undefined): string | undefined {
  return textLine('Doel / But', PURPOSES.get(purpose) ?? purpose);
}

export function householdLine(familyComposition: string | undefined): string | undefined {
  return textLine('Gezin / Ménage', familyComposition);
}

/** @param income euro per month. */
export function incomeLine(income: number | undefined): string | undefined {
  return textLine('Inkomen / Revenus', income === undefined ? undefined : `${income} €`);
}

/** Undefined for a value that is absent or empty. */
export function textLine(label: string, value: string | number | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : `${label}: ${value}`;
}

function rangeText(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  return `${from ?? 0} – ${to ?? '∞'} €`;
}
