import { parseDate } from '../../../../views/domain/format/date.ts';
import type { UnitStatus } from '../../../../views/domain/project/composition.ts';
import { isPlan } from '../../../../views/domain/property/picture.ts';
import { sharedFromWire } from './shared-from-wire.ts';
import { typeFromWire, typeCodeOf } from './items/site-types.ts';
import type { WireOptions } from '../wire-options.ts';
import { unitSaleState, stateOfLabel, unitStatusOf } from './items/substatus.ts';
import { picturesFromWire } from './items/wire-pictures.ts';
import {
  anyOf,
  filledTextsOf,
  textsOf,
  type Translated,
  translatedList,
} from './wire/wire-texts.ts';
import {
  filledNumberIn,
  flagIn,
  idIn,
  numberIn,
  recordsIn,
  textIn,
  type WireRecord,
  withoutAbsent,
} from '../wire-values.ts';

const SOLD = 2;
const RENTED = 4;

/**
 * A project in types of the domain, with its buildings, to be checked by its schema. Its manager is
 * resolved later (`referencesIn`).
 */
export function projectFromWire(
  translated: Translated,
  buildings: readonly Translated[],
  options: WireOptions,
): WireRecord {
  const wire = anyOf(translated);
  const { projectTitleField: title, projectDescriptionField: description } = options;
  return withoutAbsent({
    name: textIn(wire['Name']),
    ...sharedFromWire(translated, { title, descriptions: [description] }, options),
    status: projectStatus(wire, options),
    pictures: picturesFromWire(translated, options),
    deliveryDate: parseDate(wire['DeliveryDate']),
    eLevel: filledNumberIn(wire['Elevel']),
    energyPerformance: filledNumberIn(wire['EnergyPerformance']),
    priceConditions: filledTextsOf(translated, 'PriceConditions'),
    composition: buildings
      .map((building) => buildingFromWire(building, options))
      .filter(({ floors }) => floors.length > 0),
  });
}

/** A project is never let: the site has no such status for one. */
function projectStatus(wire: WireRecord, options: WireOptions): number {
  const status = numberIn(wire['Status']) ?? options.projectStatus;
  return status === RENTED ? SOLD : status;
}

function buildingFromWire(building: Translated, options: WireOptions) {
  const units = translatedList(
    building,
    (record) => recordsIn(record['Units']),
    (unit) => idIn(unit['ID']),
  );
  const byFloor = Map.groupBy(units, (unit) => numberIn(anyOf(unit)['Floor']) ?? 0);
  const floors = [...byFloor].sort(([a], [b]) => a - b);
  return {
    buildingName: textsOf(building, 'Name'),
    floors: floors.map(([floor, onFloor]) => ({
      floor,
      floorName: onFloor[0] ? textsOf(onFloor[0], 'FloorName') : {},
      units: onFloor.map((unit, index) => unitFromWire(unit, index, options)),
    })),
  };
}

function unitFromWire(unit: Translated, index: number, options: WireOptions): WireRecord {
  const wire = anyOf(unit);
  const plans = picturesFromWire(unit, options).filter(isPlan);
  return withoutAbsent({
    id: idIn(wire['ID']),
    propertyId: idIn(wire['PropertyID']),
    name: textIn(wire['Ident']),
    typeCode: typeCodeOf(typeFromWire(unit, options), options).typeCode,
    typeDescription: textsOf(unit, 'TypeDescription'),
    surfaceTotal: filledNumberIn(wire['SurfaceTotal']),
    surfaceTerrace: filledNumberIn(wire['SurfaceTerrace']),
    surfaceGround: filledNumberIn(wire['SurfaceGround2']) ?? filledNumberIn(wire['SurfaceGround']),
    numberOfBedRooms: filledNumberIn(wire['NumberOfBedRooms']),
    price: filledNumberIn(wire['Price']),
    publishPrice: flagIn(wire['PublishPrice']) ?? false,
    status: unitStatus(wire, options),
    unitOrder: numberIn(wire['UnitOrder']) ?? index,
    plans: plans.length > 0 ? plans : undefined,
  });
}

/** A unit that says nothing is available: its home, if it has one, says more (`withUnits`). */
function unitStatus(wire: WireRecord, options: WireOptions): UnitStatus {
  const states = [unitSaleState(wire, options), stateOfLabel(idIn(wire['Marquee']))];
  return unitStatusOf(numberIn(wire['Status']) ?? 1, states);
}
