import { type IsoDate, parseDate } from '../../../../../views/domain/format/date.ts';
import { addDays, mondayOf } from '../../../../../views/domain/history/brussels.ts';
import type { GraphSeries, History } from '../../../../../views/domain/owner/history.ts';
import { parseJson } from '../../../../platform/files/json-file.ts';
import type { GraphOptions } from '../../wire-options.ts';
import { isRecord, numberIn, textIn, type WireRecord } from '../../wire-values.ts';

/** The visits at a source on a day, or in the week that begins on it. */
interface Point {
  source: string;
  day: IsoDate;
  visits: number;
}

/** The field for which a source or a point is left out. */
type Missing = 'source' | 'date' | 'visits' | 'points' | 'dates';

interface ReadGraph {
  graph: History['allPropertyTypesStatisticsGraph'];
  /** Why points were left out: a line for each reason. */
  faults: string[];
}

/** Years that a graph may show: a single odd date would make thousands of empty weeks. */
const YEARS = { first: '2000-01-01', last: '2099-12-31' } as const;

/**
 * The graph of visits from `Details` of each row, JSON text in the form that the options describe
 * (docs/crm-wire.md, "The graph"). The visits of a week are added up. Blank, or an empty list:
 * none. Text that cannot be parsed is a fault, not an error: the page is shown without the graph.
 */
export function graphFromWire(details: readonly unknown[], options: GraphOptions): ReadGraph {
  const left = new Map<Missing, number>();
  const leave = (missing: Missing) => left.set(missing, (left.get(missing) ?? 0) + 1);
  const texts = details.map(textIn).filter((text) => text !== undefined);
  const rows = texts.map((text) => pointsIn(text, options, leave));
  const series = seriesOf(rows.flatMap(({ points }) => points));
  const unread = rows.flatMap(({ fault }) => fault ?? []);
  const faults = [...left].map(
    ([missing, count]) => `graph: ${count} left out: ${options[missing]}: cannot be read`,
  );
  if (series.length > 0) {
    return {
      graph: { details: series },
      faults: [...faults, ...unread.map((one) => `graph: ${one}`)],
    };
  }
  const all = [...unread, ...faults];
  return all.length > 0 ? unreadable(all.join('; ')) : { graph: {}, faults: [] };
}

/** The points in one text, or why there are none. */
function pointsIn(
  text: string,
  options: GraphOptions,
  leave: (missing: Missing) => void,
): { points: Point[]; fault?: string } {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    return { points: [], fault: [problem?.path, problem?.reason].filter(Boolean).join(': ') };
  }
  const list = listIn(parsed.value, options);
  if (!list) return { points: [], fault: `${options.list ?? 'Details'}: is no list` };
  const reader = new PointReader(options, datesIn(parsed.value, options), leave);
  return { points: list.flatMap((item) => reader.pointsOf(item)) };
}

function unreadable(fault: string): ReadGraph {
  return { graph: { fault }, faults: [] };
}

function listIn(value: unknown, { list }: GraphOptions): readonly unknown[] | undefined {
  const found = list === undefined ? value : isRecord(value) && value[list];
  return Array.isArray(found) ? found : undefined;
}

function datesIn(value: unknown, { dates }: GraphOptions): readonly unknown[] {
  const found = isRecord(value) ? value[dates] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Reads the points of the items of a list. */
class PointReader {
  readonly #options: GraphOptions;
  readonly #dates: readonly unknown[];
  readonly #leave: (missing: Missing) => void;

  /** @param dates those of the numbers of form `columns`. */
  constructor(options: GraphOptions, dates: readonly unknown[], leave: (missing: Missing) => void) {
    this.#options = options;
    this.#dates = dates;
    this.#leave = leave;
  }

  pointsOf(item: unknown): Point[] {
    const { form, ...names } = this.#options;
    const record: WireRecord = isRecord(item) ? item : {};
    const source = textIn(record[names.source]);
    if (source === undefined) return this.#without('source');
    if (form === 'rows') return this.#dated(source, record);
    if (form === 'points') {
      const own: unknown = record[names.points];
      if (!Array.isArray(own)) return this.#without('points');
      return own.flatMap((one: unknown) => this.#dated(source, isRecord(one) ? one : {}));
    }
    const visits: unknown = record[names.visits];
    if (!Array.isArray(visits)) return this.#without('visits');
    const first = parseDate(record[names.date]);
    if (form === 'series' && first === undefined) return this.#without('date');
    return visits.flatMap((number: unknown, index) => {
      if (first === undefined || form === 'columns') {
        return this.#point({ source, day: parseDate(this.#dates[index]), number }, 'dates');
      }
      return this.#point({ source, day: addDays(first, index * names.step), number }, 'date');
    });
  }

  #dated(source: string, record: WireRecord): Point[] {
    const { date, visits } = this.#options;
    return this.#point({ source, day: parseDate(record[date]), number: record[visits] }, 'date');
  }

  /** @param dateField the field that its day is from. */
  #point(
    { source, day, number }: { source: string; day: IsoDate | undefined; number: unknown },
    dateField: Missing,
  ): Point[] {
    if (day === undefined || !isShown(day)) return this.#without(dateField);
    const visits = number === null ? 0 : numberIn(number);
    if (visits === undefined || visits < 0) return this.#without('visits');
    return [{ source, day, visits: Math.trunc(visits) }];
  }

  #without(missing: Missing): never[] {
    this.#leave(missing);
    return [];
  }
}

function isShown(day: IsoDate): boolean {
  return day >= YEARS.first && day <= YEARS.last;
}

/** A line for each source in the order of the list, by week, without gaps. */
function seriesOf(points: readonly Point[]): GraphSeries[] {
  const bySource = Map.groupBy(points, ({ source }) => source);
  return [...bySource].map(([sourceName, own]) => {
    const weeks = new Map<IsoDate, number>();
    for (const { day, visits } of own) {
      const monday = mondayOf(day) ?? day;
      weeks.set(monday, (weeks.get(monday) ?? 0) + visits);
    }
    const mondays = [...weeks.keys()].sort();
    const firstWeek = mondays[0]!;
    const lastWeek = mondays.at(-1)!;
    const visits: number[] = [];
    for (let monday = firstWeek; monday <= lastWeek; monday = addDays(monday, 7)) {
      visits.push(weeks.get(monday) ?? 0);
    }
    return { sourceName, firstWeek, visits };
  });
}
