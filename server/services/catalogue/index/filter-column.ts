import type { Unit } from '../../../../views/domain/project/composition.ts';
import type { IsoDate } from '../../../../views/domain/format/date.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import type { Areas } from './areas.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { Columns } from './columns.ts';
import { scanRange } from './scans.ts';
import type { Scratch } from './scratch.ts';
import type { UnitVectors } from './unit-vectors.ts';

/** The list that is searched (list-index.ts). */
export interface Searched {
  columns: Columns;
  vectors: UnitVectors;
  /** The rows of each area, by the area's id. */
  byArea: ReadonlyMap<number, Int32Array>;
  scratch: Scratch;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface FilterContext {
  listIndex: Searched;
  areas: Areas;
  query: ListQuery;
}

/** The values of one filter for each row of a list (item-rows.ts), and which rows pass it. */
export interface FilterColumn<Value> {
  addHome?(row: number, home: Property): void;
  /** Adds a unit of a project; undefined for a project of which nothing can be bought. */
  addUnit?(row: number, project: Project, unit: Unit | undefined): void;
  /**
   * The rows that pass a value of the filter. They may be the column's own bits: never write them.
   */
  passing(value: Value, context: FilterContext): Bits;
}

/** Makes an empty column for so many rows. */
export type NewColumn<Value> = (rows: number) => FilterColumn<Value>;

/** Where a column's values come from; a kind of item without a source never passes. */
interface Sources<Fact> {
  home: (home: Property) => Fact;
  unit?: (unit: Unit | undefined, project: Project) => Fact;
}

function filling<Fact>(
  { home: ofHome, unit: ofUnit }: Sources<Fact>,
  add: (row: number, fact: Fact) => void,
): Pick<FilterColumn<never>, 'addHome' | 'addUnit'> {
  return {
    addHome: (row, home) => add(row, ofHome(home)),
    ...(ofUnit && { addUnit: (row, project, unit) => add(row, ofUnit(unit, project)) }),
  };
}

/** A column of yes or no. */
export function flag(sources: Sources<boolean | undefined>): NewColumn<boolean> {
  return (rows) => {
    const bits = emptyBits(rows);
    const add = (row: number, isSo?: boolean) => {
      if (isSo) setBit(bits, row);
    };
    return { ...filling(sources, add), passing: () => bits };
  };
}

/** Rooms: larger counts are stored as this one, the largest that the filters ask for. */
const MAX_COUNT = 20;

type CountSources = Sources<number | undefined>;

/**
 * A column of small whole numbers that is filtered by a minimum.
 * @param passing the rows that pass; `rowsWith(n)` are those with at least n, 1 or more.
 */
export function count<Value>(
  sources: CountSources,
  passing: (value: Value, rowsWith: (min: number) => Bits, scratch: Scratch) => Bits,
): NewColumn<Value> {
  return (rows) => {
    /** The rows with at least 1, 2, 3 and so on, up to the largest count of a row. */
    const minima: Bits[] = [];
    const add = (row: number, has = 0) => {
      for (let min = 1; min <= Math.min(has, MAX_COUNT); min += 1) {
        setBit((minima[min - 1] ??= emptyBits(rows)), row);
      }
    };
    return {
      ...filling(sources, add),
      passing: (value, { listIndex: { scratch } }) =>
        passing(value, (min) => minima[min - 1] ?? scratch.take(), scratch),
    };
  };
}

/** The rows with at least the given number. */
export function minimum(sources: CountSources): NewColumn<number> {
  return count(sources, (min, rowsWith) => rowsWith(min));
}

/** A column of any numbers, filtered by a minimum. */
export function amount(sources: CountSources): NewColumn<number | undefined> {
  return (rows) => {
    const values = new Float64Array(rows).fill(NaN);
    const add = (row: number, value = NaN) => {
      values[row] = value;
    };
    return {
      ...filling(sources, add),
      passing: (min = 0, { listIndex }) =>
        scanRange(listIndex.scratch.take(), values, min, Infinity),
    };
  };
}

/** A column of days, filtered by the latest. */
export function latestDay(sources: {
  home: (home: Property) => IsoDate | undefined;
}): NewColumn<IsoDate | undefined> {
  return (rows) => {
    const days = new Float64Array(rows).fill(NaN);
    return {
      addHome: (row, home) => {
        days[row] = Date.parse(sources.home(home) ?? '');
      },
      passing: (latest = '', { listIndex }) =>
        scanRange(listIndex.scratch.take(), days, -Infinity, Date.parse(latest)),
    };
  };
}

/** A filter on the common columns (columns.ts). */
export function shared<Value>(
  passing: (value: Value, context: FilterContext) => Bits,
): NewColumn<Value> {
  return () => ({ passing });
}
