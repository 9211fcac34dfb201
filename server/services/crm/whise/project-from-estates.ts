import type { UnitStatus } from '../../../../views/domain/project/composition.ts';
import { idIn, textIn, type WireRecord, withoutAbsent } from '../wire-values.ts';
import { type EstateDeal, type EstateState, statusOf } from './estate-state.ts';
import { dayIn, detailsIn, sizeIn, wholeIn } from './estate-values.ts';
import { countIn, priceFrom, terraceIn, typeFrom } from './home-from-estate.ts';
import { floorWords } from './labels/surroundings.ts';
import { type Reading, sharedFrom, typeWords } from './shared-from-estate.ts';

/** An estate that is shown. */
export interface ShownEstate {
  estate: WireRecord;
  standing: Extract<EstateState, { deal: unknown }>;
}

/** A project with its buildings; units of the project itself are in a building without a name. */
export interface EstateProject extends ShownEstate {
  buildings: readonly { building: WireRecord | undefined; units: readonly ShownEstate[] }[];
}

const UNIT_STATUSES: Readonly<Record<EstateDeal, UnitStatus>> = {
  offered: 'available',
  option: 'option',
  sold: 'sold',
  rented: 'sold',
};
/** A project is never let: the site has no such status for one. */
const RENTED = 4;
const SOLD = 2;

/** A project in types of the domain, to be checked by its schema. */
export function projectFromEstates(project: EstateProject, reading: Reading): WireRecord {
  const { estate, standing, buildings } = project;
  const status = statusOf(standing);
  return withoutAbsent({
    ...withoutAbsent(sharedFrom(estate, detailsIn(estate), reading)),
    name: textIn(estate['name']) ?? textIn(estate['referenceNumber']),
    status: status === RENTED ? SOLD : status,
    deliveryDate: dayIn(estate['availabilityDateTime']),
    composition: buildings
      .filter(({ units }) => units.length > 0)
      .map(({ building, units }) => ({
        buildingName: nameOf(building),
        floors: floorsFrom(units),
      })),
  });
}

/** A building's name is a proper name, the same in every language. */
function nameOf(building: WireRecord | undefined) {
  const name = building && textIn(building['name']);
  return name === undefined ? {} : { nl: name, fr: name, en: name, de: name };
}

/** Units by floor, lowest first; before them, without the name of a floor, those that tell none. */
function floorsFrom(units: readonly ShownEstate[]) {
  const byFloor = Map.groupBy(units, ({ estate }) => wholeIn(estate['floor']));
  const known = [...byFloor.keys()].filter((floor) => floor !== undefined);
  const below = known.length > 0 ? Math.min(...known) - 1 : 0;
  return [...byFloor]
    .map(([floor, onFloor]) => ({
      floor: floor ?? below,
      floorName: floor === undefined ? {} : { ...floorWords(floor) },
      units: onFloor.map(unitFrom),
    }))
    .sort((one, other) => one.floor - other.floor);
}

function unitFrom({ estate, standing }: ShownEstate, index: number): WireRecord {
  const id = idIn(estate['id']);
  const { price, publishPrice } = priceFrom(estate);
  return withoutAbsent({
    id,
    propertyId: id,
    name: textIn(estate['name']) ?? textIn(estate['referenceNumber']) ?? String(id),
    typeCode: typeFrom(estate).typeCode,
    typeDescription: typeWords(estate),
    surfaceTotal: sizeIn(estate['area']),
    surfaceTerrace: terraceIn(detailsIn(estate)),
    surfaceGround: sizeIn(estate['groundArea']),
    numberOfBedRooms: countIn(estate['rooms']),
    price,
    publishPrice,
    status: UNIT_STATUSES[standing.deal],
    unitOrder: wholeIn(estate['estateOrder']) ?? index,
  });
}
