import type { Unit } from '../../../../views/domain/project/composition.ts';
import { energyGrade } from '../../../../views/domain/energy/energy-grade.ts';
import { energyLabel } from '../../../../views/domain/energy/energy-label.ts';
import { OPEN_BEDROOMS } from '../../../../views/domain/filters/bedrooms.ts';
import { floorArea, plotArea } from '../../../../views/domain/property/floor-area.ts';
import { FILTER_NAMES, type FilterName } from '../../../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import { saleState } from '../../../../views/domain/project/project-sale.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { STATE_LABELS } from '../../../../views/domain/property/state-label.ts';
import { TYPE_CODES } from '../../../../views/domain/property/type-code.ts';
import { uniteBits, type Bits, emptyBits, setBit, subtractBits } from './bits.ts';
import {
  amount,
  type FilterContext,
  count,
  type FilterColumn,
  flag,
  latestDay,
  minimum,
  type NewColumn,
  shared,
} from './filter-column.ts';
import { openHouses } from './open-house-column.ts';
import { inBounds, inPolygon, inRegions, ofTypes, priced } from './shared-filters.ts';

/** Before any day that is asked for: of a home that is free at once. */
const ALWAYS = '1000-01-01';

/** The column of each filter, by its field of the list query (views/domain/filters/filters.ts). */
const NEW_COLUMNS: { readonly [Name in FilterName]: NewColumn<ListQuery[Name]> } = {
  regions: shared(inRegions),
  bounds: shared(inBounds),
  polygon: shared(inPolygon),
  types: shared(ofTypes),
  priceMin: shared((min = 0, { listIndex }) => priced(listIndex, min, Infinity)),
  priceMax: shared((max = Infinity, { listIndex }) => priced(listIndex, 0, max)),
  bedrooms: count(
    { home: (home) => home.numberOfBedRooms, unit: (unit) => unit?.numberOfBedRooms },
    (chosen, rowsWith, scratch) => {
      const bits = scratch.take();
      for (const bedrooms of chosen) {
        const exact = scratch.take();
        uniteBits(exact, rowsWith(bedrooms));
        if (bedrooms < OPEN_BEDROOMS) subtractBits(exact, rowsWith(bedrooms + 1));
        uniteBits(bits, exact);
      }
      return bits;
    },
  ),
  bathrooms: minimum({ home: ({ details }) => details.numberOfBathRooms }),
  toilets: minimum({ home: ({ details }) => details.numberOfToilets }),
  showerrooms: minimum({ home: ({ details }) => details.numberOfShowerRooms }),
  garages: minimum({ home: garagesOf }),
  surface: amount({ home: floorArea, unit: (unit) => unit && floorArea(unit) }),
  plot: amount({ home: plotArea, unit: (unit) => unit && plotArea(unit) }),
  // A project has the label of its worst unit: all others are as good or better.
  energy: count(
    {
      home: (home) => energyGrade(energyLabel(home)?.letter),
      unit: (_, project) => energyGrade(energyLabel(project)?.letter),
    },
    (letter, rowsWith) => rowsWith(energyGrade(letter)),
  ),
  garden: flag({
    home: ({ details }) => details.hasGarden,
    // The ground of a plot is not a garden.
    unit: (unit) => unit?.surfaceGround !== undefined && unit.typeCode !== TYPE_CODES.land,
  }),
  terrace: flag({
    home: ({ details }) => details.hasTerrace,
    unit: (unit) => unit?.surfaceTerrace !== undefined,
  }),
  garage: flag({ home: (home) => Boolean(garagesOf(home)) }),
  lift: flag({ home: ({ details }) => details.hasLift }),
  furnished: flag({ home: ({ details }) => details.hasFurnished }),
  pets: flag({ home: ({ details }) => details.petsAllowed }),
  freeFrom: latestDay({
    home: ({ details }) => details.dateFree ?? (details.isFree ? ALWAYS : undefined),
  }),
  hideProject: flag({ home: ({ objectType }) => objectType !== 'PROJECT' }),
  // Units under option have no rows; a project of which nothing else is left has one.
  hideOption: flag({
    home: ({ marquee }) => marquee !== STATE_LABELS.option,
    unit: (_, project) => saleState(project) !== 'option',
  }),
  openHouse: openHouses,
  goal: (rows) => {
    const goals = [emptyBits(rows), emptyBits(rows)] as const;
    return {
      addHome: (row, { goal }) => setBit(goals[goal], row),
      passing: (goal = 0) => goals[goal],
    };
  },
};

/** Garages of a home; one where their number is unknown. */
function garagesOf({ details }: Property): number | undefined {
  return details.numberOfGarages ?? (details.hasGarage ? 1 : undefined);
}

/** The columns of a list's filters. */
export type FilterColumns = { readonly [Name in FilterName]: FilterColumn<ListQuery[Name]> };

export function newFilterColumns(rows: number): FilterColumns {
  const columns = FILTER_NAMES.map((name) => [name, NEW_COLUMNS[name](rows)]);
  return Object.fromEntries(columns) as FilterColumns;
}

export function addHome(columns: FilterColumns, row: number, home: Property): void {
  for (const name of FILTER_NAMES) columns[name].addHome?.(row, home);
}

/** Adds a row of a project: a unit, or the project itself if nothing of it can be bought. */
export function addUnit(
  columns: FilterColumns,
  row: number,
  project: Project,
  unit: Unit | undefined,
): void {
  for (const name of FILTER_NAMES) columns[name].addUnit?.(row, project, unit);
}

/** The rows that pass a filter that is set in the query. */
export function passing<Name extends FilterName>(
  name: Name,
  columns: FilterColumns,
  context: FilterContext,
): Bits {
  return columns[name].passing(context.query[name], context);
}
