import type { Composition } from '../../../../views/domain/project/composition.ts';
import type { WireRecord } from '../wire-values.ts';
import {
  dateToWire,
  type DomainItem,
  type Person,
  sharedToEstate,
  stateToWire,
  typeToWire,
  withoutEmpty,
} from './to-estate.ts';

/** Ids of buildings and of units without a page begin at this many times their project's. */
const IDS_PER_PROJECT = 10_000;
const FIRST_BUILDING = 9000;

type Building = Composition[number];
type Unit = Building['floors'][number]['units'][number];

/** What a unit is, beside what it has from its project. */
const UNIT_STATUSES: Readonly<Record<string, WireRecord>> = {
  available: { status: 1 },
  option: { status: 1, marquee: 2 },
  sold: { status: 2 },
};

/**
 * A project, its buildings if there are several, and its units as estates of one list.
 * @param homes by id: those of units that have a page of their own.
 */
export function projectToEstates(
  project: DomainItem,
  people: readonly Person[],
  homes: ReadonlyMap<number, WireRecord>,
): WireRecord[] {
  const buildings = (project['composition'] ?? []) as Composition;
  const shared = sharedToEstate(project, people);
  const first = buildings[0]?.floors[0]?.units[0];
  const parent: WireRecord = {
    ...shared,
    ...(first && typeToWire({ ...first })),
    ...stateToWire(project),
    canHaveChildren: true,
    purpose: { id: 1 },
    price: 1,
    availabilityDateTime: dateToWire(project['deliveryDate']),
  };
  const estates = buildings.flatMap((building, index) => {
    const id = project.id * IDS_PER_PROJECT + FIRST_BUILDING + index;
    const isOnly = buildings.length === 1;
    const above = isOnly ? [] : [buildingToEstate(building, id, parent)];
    const parentId = isOnly ? project.id : id;
    return [...above, ...unitsOf(building, parent, parentId, homes)];
  });
  return [parent, ...estates].map(withoutEmpty);
}

function buildingToEstate({ buildingName }: Building, id: number, project: WireRecord): WireRecord {
  const name = buildingName.nl ?? `Gebouw ${id}`;
  return { ...project, id, parentId: project['id'], name, pictures: [] };
}

function unitsOf(
  { floors }: Building,
  project: WireRecord,
  parentId: number,
  homes: ReadonlyMap<number, WireRecord>,
): WireRecord[] {
  return floors.flatMap(({ floor, units }) =>
    units.map((unit) => ({
      ...(homes.get(unit.propertyId ?? 0) ?? unitToEstate(unit, project)),
      parentId,
      name: unit.name,
      floor: String(floor),
      estateOrder: unit.unitOrder,
    })),
  );
}

function unitToEstate(unit: Unit, project: WireRecord): WireRecord {
  const { canHaveChildren: _can, details: _details, ...shared } = project;
  return {
    ...shared,
    id: Number(project['id']) * IDS_PER_PROJECT + unit.id,
    referenceNumber: String(unit.id),
    ...typeToWire({ ...unit }),
    ...stateToWire({ ...UNIT_STATUSES[unit.status] }),
    purpose: { id: 1 },
    price: unit.price,
    displayPrice: unit.publishPrice,
    area: unit.surfaceTotal,
    groundArea: unit.surfaceGround,
    rooms: unit.numberOfBedRooms,
    details: [{ id: 874, value: String(unit.surfaceTerrace ?? 0), type: 'surface' }],
  };
}
