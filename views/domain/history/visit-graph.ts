import type { IsoDate } from '../format/date.ts';
import type { GraphSeries } from '../owner/history.ts';
import { addDays, mondayOf } from './brussels.ts';

/** Weeks of the yearly graph: a year has 52 and a day. */
export const MAX_WEEKS = 53;
const DAY = 86_400_000;

/** A week of the graph: the views of the home online, and the visits to it. */
export interface GraphWeek {
  monday: IsoDate;
  /** In the order of the sources. */
  views: number[];
  total: number;
  /** Number of visits to the home; undefined if appointments are not shown. */
  visits: number | undefined;
}

export interface VisitGraph {
  sources: string[];
  /** Without gaps, the oldest first; never more than 53. */
  weeks: GraphWeek[];
}

/**
 * The graph of the last year of a CRM's figures; undefined without any week.
 * @param visitDays the day of each visit; undefined where appointments are not shown.
 */
export function visitGraph(
  details: readonly GraphSeries[],
  visitDays: readonly string[] | undefined,
): VisitGraph | undefined {
  const series = details.flatMap(({ sourceName, firstWeek, visits }) => {
    const monday = mondayOf(firstWeek);
    return monday === undefined || visits.length === 0 ? [] : [{ sourceName, monday, visits }];
  });
  const ends = series.map(({ monday, visits }) => weekNumber(monday) + visits.length - 1);
  const starts = series.map(({ monday }) => weekNumber(monday));
  if (series.length === 0) return undefined;
  const end = Math.max(...ends);
  const start = Math.max(Math.min(...starts), end - MAX_WEEKS + 1);
  const visited = visitDays?.map((day) => mondayOf(day));
  const weeks = Array.from({ length: end - start + 1 }, (_, index) => {
    const monday = addDays(mondayOfNumber(start), index * 7);
    const views = series.map((one) => one.visits[start + index - weekNumber(one.monday)] ?? 0);
    return {
      monday,
      views,
      total: views.reduce((sum, count) => sum + count, 0),
      visits: visited?.filter((day) => day === monday).length,
    };
  });
  return { sources: series.map(({ sourceName }) => sourceName), weeks };
}

/** Weeks that are shown first: the views of the first days make all later ones look alike. */
export const RECENT_WEEKS = 12;

/** The last twelve weeks of a graph; undefined where it has no more. */
export function recentWeeks({ sources, weeks }: VisitGraph): VisitGraph | undefined {
  if (weeks.length <= RECENT_WEEKS) return undefined;
  return { sources, weeks: weeks.slice(-RECENT_WEEKS) };
}

/** Weeks since the one of Monday 1969-12-29. */
function weekNumber(monday: IsoDate): number {
  return Math.round((Date.parse(`${monday}T00:00Z`) / DAY + 3) / 7);
}

function mondayOfNumber(week: number): IsoDate {
  return new Date((week * 7 - 3) * DAY).toISOString().slice(0, 10);
}
