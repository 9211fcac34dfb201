import {
  type Composition,
  type Unit,
  type UnitStatus,
  unitsOf,
} from '../../../../views/domain/project/composition.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import { isPlan } from '../../../../views/domain/property/picture.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { idIn } from '../wire-values.ts';
import type { CachedItems } from './cached-items.ts';
import { stateOfLabel, unitStatusOf } from './items/substatus.ts';
import type { Directory } from './references.ts';
import { anyOf, textsOf, type Translated } from './wire/wire-texts.ts';

/** A home that is a unit of a project. */
export interface UnitHome {
  home: Property;
  buildingId: number | undefined;
}

const RANKS: readonly UnitStatus[] = ['available', 'option', 'sold'];
/** Goal of a home for sale. */
const SALE = 0;

/** The homes of each project, by its id. */
export async function unitsByProject(
  homes: CachedItems<Property>,
  directory: Omit<Directory, 'options'>,
): Promise<ReadonlyMap<number, readonly UnitHome[]>> {
  const places = new Map<number, { projectId: number; buildingId: number | undefined }>();
  for (const { id, references } of homes.valid()) {
    const { projectId, buildingId } = references;
    if (projectId !== undefined) places.set(id, { projectId, buildingId });
  }
  const units = new Map<number, UnitHome[]>();
  if (places.size === 0) return units;
  for (const home of (await homes.answer(directory, [])).items) {
    const place = places.get(home.id);
    if (!place) continue;
    const { projectId, buildingId } = place;
    units.set(projectId, [...(units.get(projectId) ?? []), { home, buildingId }]);
  }
  return units;
}

/**
 * The project with its units: those of its buildings, with the state of their homes where that says
 * more; where the buildings have none, its homes for sale.
 */
export function withUnits(
  project: Project,
  homes: readonly UnitHome[],
  buildings: readonly Translated[],
): Project {
  const forSale = homes.filter(({ home }) => home.goal === SALE);
  if (forSale.length === 0) return project;
  if (unitsOf(project.composition).length === 0)
    return { ...project, composition: compositionOf(forSale, buildings) };
  const byId = new Map(forSale.map(({ home }) => [home.id, home]));
  return { ...project, composition: withStates(project.composition, byId) };
}

function compositionOf(homes: readonly UnitHome[], buildings: readonly Translated[]): Composition {
  const ids = buildings.map((building) => idIn(anyOf(building)['ID']));
  const byBuilding = Map.groupBy(homes, ({ buildingId }) =>
    ids.includes(buildingId) ? buildingId : undefined,
  );
  const inOrder = [...ids, undefined].filter((id) => byBuilding.has(id));
  return [...new Set(inOrder)].map((id) => ({
    buildingName: nameOf(buildings[ids.indexOf(id)]),
    floors: floorsOf((byBuilding.get(id) ?? []).map(({ home }) => home)),
  }));
}

function nameOf(building: Translated | undefined) {
  return building ? textsOf(building, 'Name') : {};
}

function floorsOf(homes: readonly Property[]): Composition[number]['floors'] {
  const byFloor = Map.groupBy(homes, ({ floor = 0 }) => floor);
  return [...byFloor]
    .sort(([one], [other]) => one - other)
    .map(([floor, onFloor]) => ({ floor, floorName: {}, units: onFloor.map(unitOf) }));
}

function unitOf(home: Property, index: number): Unit {
  const { id, typeCode, typeDescription, publishPrice, details } = home;
  const plans = home.pictures.filter(isPlan).map((plan) => ({ ...plan, kind: 'plan' as const }));
  const surfaceTotal = home.surfaceTotal ?? details.surfaceLiving;
  return {
    id,
    propertyId: id,
    name: home.ident ?? (`${home.houseNumber} ${home.boxNr}`.trim() || String(id)),
    typeCode,
    typeDescription,
    ...(surfaceTotal !== undefined && { surfaceTotal }),
    ...(details.surfaceTerrace !== undefined && { surfaceTerrace: details.surfaceTerrace }),
    ...(details.surfaceGround !== undefined && { surfaceGround: details.surfaceGround }),
    ...(home.numberOfBedRooms !== undefined && { numberOfBedRooms: home.numberOfBedRooms }),
    ...(home.price !== undefined && { price: home.price }),
    publishPrice,
    status: stateOf(home),
    unitOrder: home.unitOrder ?? index,
    ...(plans.length > 0 && { plans }),
  };
}

/** The units with the state of their homes, where a home is further sold. */
function withStates(composition: Composition, homes: ReadonlyMap<number, Property>): Composition {
  const stated = (unit: Unit): Unit => {
    const home = homes.get(unit.propertyId ?? 0);
    const rank = Math.max(RANKS.indexOf(unit.status), home ? RANKS.indexOf(stateOf(home)) : 0);
    return { ...unit, status: RANKS[rank] ?? unit.status };
  };
  return composition.map((building) => ({
    ...building,
    floors: building.floors.map((floor) => ({ ...floor, units: floor.units.map(stated) })),
  }));
}

function stateOf({ status, marquee }: Property): UnitStatus {
  return unitStatusOf(status, [stateOfLabel(marquee)]);
}
