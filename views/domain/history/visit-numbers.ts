import type { VisitStatistic } from '../owner/history.ts';
import type { VisitGraph } from './visit-graph.ts';

/** Views of a home online, and how they changed within a week if it is known; never of a day. */
export interface VisitNumber {
  period: 'day' | 'week' | 'month' | 'total';
  count: number;
  change?: number;
}

/** Sums of a home's statistics over their sources. */
export function visitNumbers(
  statistics: readonly VisitStatistic[],
  graph: VisitGraph | undefined,
): VisitNumber[] {
  const sum = (count: (line: VisitStatistic) => number) =>
    statistics.reduce((total, line) => total + count(line), 0);
  const week = sum((line) => line.numberOfVisitsInWeek);
  const changes = changesOf(week, graph);
  return [
    { period: 'day', count: sum((line) => line.numberOfVisitsInDay) },
    { period: 'week', count: week, ...changes.week },
    { period: 'month', count: sum((line) => line.numberOfVisitsInMonth), ...changes.month },
    { period: 'total', count: sum((line) => line.numberOfVisits), ...changes.total },
  ];
}

interface Changes {
  week?: { change: number };
  month?: { change: number };
  total?: { change: number };
}

/**
 * Changes by the weeks of the graph: of the week to the one before, of the last four weeks to the
 * four that ended a week before, of all by the last week. Empty if the graph does not end with the
 * week that the statistics count.
 */
function changesOf(week: number, graph: VisitGraph | undefined): Changes {
  const totals = graph?.weeks.map(({ total }) => total) ?? [];
  const at = (fromEnd: number) => totals.at(-fromEnd);
  const [last, before, five] = [at(1), at(2), at(5)];
  if (last === undefined || last !== week) return {};
  return {
    ...(before !== undefined && { week: { change: last - before } }),
    ...(five !== undefined && { month: { change: last - five } }),
    total: { change: last },
  };
}
