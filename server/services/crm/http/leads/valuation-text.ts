import { typeName, type TypeName } from '../../../../../views/domain/property/type-code.ts';
import { textLine } from '../../demand-text.ts';

/** Names of a valuation's goal; agencies read Dutch or French. */
const GOALS = new Map([
  [-1, 'Schatting / Estimation'],
  [0, 'Verkoop / Vente'],
  [1, 'Verhuur / Location'],
]);

const TYPES: Readonly<Record<TypeName, string>> = {
  house: 'Huis / Maison',
  apartment: 'Appartement',
  land: 'Grond / Terrain',
  business: 'Handelspand / Commerce',
  office: 'Kantoor / Bureau',
  industrial: 'Industrie',
  other: 'Andere / Autre',
};

const TIMES = new Map([
  ['morning', 'voormiddag / matin'],
  ['afternoon', 'namiddag / après-midi'],
  ['evening', 'avond / soir'],
]);

export function valuationSubject(goal: number): string | undefined {
  return GOALS.get(goal);
}

/** Garages have no type code of their own. */
export function typeLine(
  typeCode: number | undefined,
  isGarage: boolean | undefined,
): string | undefined {
  if (isGarage) return textLine('Type', 'Garage');
  return textLine('Type', typeCode === undefined ? undefined : TYPES[typeName(typeCode)]);
}

/** When the agency may call. */
export function timesLine(times: readonly string[]): string | undefined {
  return textLine('Bellen / Appeler', times.map((time) => TIMES.get(time) ?? time).join(', '));
}
