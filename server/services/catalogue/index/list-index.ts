import type { PlaceCount, PriceRange } from '../../../../views/domain/list/finding.ts';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { distanceKm } from '../../../../views/domain/place/distance.ts';
import { publishedPosition } from './dissimilarity.ts';
import type { Areas } from './areas.ts';
import { type Columns, emptyColumns, fillRow } from './columns.ts';
import { addHome, type FilterColumns, newFilterColumns } from './filter-columns.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';
import { type Orders, sortItems } from './orders.ts';
import { countPlace, groupByArea, rangeOf } from './list-sums.ts';
import { Scratch } from './scratch.ts';
import { fillProject, projectRowsAfter, unitsToFind } from './unit-rows.ts';
import { type UnitVectors, unitVectors } from './unit-vectors.ts';

/** Rows per step, a few milliseconds. A project has some dozens of them. */
const STEP = 1_000;
const PROJECTS = 100;

/** The contents of one list; homes and projects each sorted by id. */
export interface ListContents {
  homes: readonly Property[];
  projects: readonly Project[];
  /** Whether the homes are sold. */
  isSold?: boolean;
}

/** What the lists of a catalogue share. `areas` must know every area in them. */
export interface ListBasis {
  areas: Areas;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A list, indexed so that any combination of filters takes a few passes over its rows. */
export interface ListIndex {
  /** The homes by id, then the projects by id: an item's number is its position here. */
  items: readonly ListItem[];
  homes: readonly Property[];
  /** The first row of each project, followed by the number of rows (item-rows.ts). */
  projectRows: Int32Array;
  columns: Columns;
  filters: FilterColumns;
  vectors: UnitVectors;
  orders: Orders;
  /** The rows of each area, by the area's id, ascending. */
  byArea: ReadonlyMap<number, Int32Array>;
  /** The distance of an area's farthest home from its centre, in kilometres, by the area's id. */
  reach: Float64Array;
  /** How many items each area has, by its id. */
  areaCounts: Int32Array;
  places: readonly PlaceCount[];
  /** Of homes, and of units that can be bought. */
  priceRange: PriceRange | undefined;
  scratch: Scratch;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Builds the index of a list. */
export function* buildListIndex(
  { homes, projects, isSold = false }: ListContents,
  { areas, now }: ListBasis,
): Steps<ListIndex> {
  const units = unitsToFind(projects);
  const projectRows = projectRowsAfter(homes.length, units);
  const rows = projectRows[projects.length]!;
  const columns = emptyColumns(rows);
  const filters = newFilterColumns(rows);
  yield* forEachInSteps(homes.length, STEP, (row) => {
    fillRow(columns, row, { item: homes[row]!, areas, isSold });
    addHome(filters, row, homes[row]!);
  });
  yield* forEachInSteps(projects.length, PROJECTS, (at) => {
    const project = { project: projects[at]!, units: units[at]!, areas };
    fillProject({ columns, filters }, projectRows[at]!, project);
  });
  const items = projects.length === 0 ? homes : [...homes, ...projects];
  const { places, areaCounts } = yield* countPlaces(items, areas);
  const byArea = groupByArea(columns.areas, areas.all.length);
  yield;
  return {
    items,
    homes,
    projectRows,
    columns,
    filters,
    vectors: yield* unitVectors(columns),
    orders: yield* sortItems(items),
    byArea,
    reach: yield* reachOf(homes, areas),
    areaCounts,
    places,
    priceRange: rangeOf(columns.prices),
    scratch: new Scratch(rows),
    now,
  };
}

function* countPlaces(
  items: readonly ListItem[],
  areas: Areas,
): Steps<{ places: PlaceCount[]; areaCounts: Int32Array }> {
  const places = new Map<string, PlaceCount>();
  const areaCounts = new Int32Array(areas.all.length);
  yield* forEachInSteps(items.length, STEP, (at) => {
    const item = items[at]!;
    countPlace(places, item);
    const area = areas.of(item);
    if (area) areaCounts[area.id]! += 1;
  });
  return { places: [...places.values()], areaCounts };
}

function* reachOf(homes: readonly Property[], areas: Areas): Steps<Float64Array> {
  const reach = new Float64Array(areas.all.length);
  yield* forEachInSteps(homes.length, STEP, (row) => {
    const home = homes[row]!;
    const { id, position } = areas.of(home)!;
    const place = publishedPosition(home, areas);
    if (place && position) reach[id] = Math.max(reach[id]!, distanceKm(place, position));
  });
  return reach;
}
