import type {
  GraphSeries,
  History,
  VisitStatistic,
} from '../../../../views/domain/owner/history.ts';
import type { DataProblem } from '../../../platform/files/schema-problems.ts';

type Statistics = Pick<History, 'visitStatistics'> & {
  allPropertyTypesStatisticsGraph: { details?: readonly GraphSeries[] | undefined };
};

/**
 * Contradictions in a home's visit statistics: each source must have one line in the table and one
 * in the graph; a day has no more visits than its week, month and total; the graph's last number is
 * this week's, and the sum of its numbers is the total. Without a graph only the table is checked.
 */
export function* statisticsFaults({
  visitStatistics,
  allPropertyTypesStatisticsGraph: { details },
}: Statistics): Generator<DataProblem> {
  yield* doubles(visitStatistics, 'visitStatistics');
  if (!details) {
    for (const [index, statistic] of visitStatistics.entries()) {
      yield* within(countFaults(statistic), `visitStatistics[${index}]`);
    }
    return;
  }
  yield* doubles(details, 'allPropertyTypesStatisticsGraph.details');
  const seriesOf = new Map(details.map((series) => [series.sourceName, series]));
  for (const [index, statistic] of visitStatistics.entries()) {
    const series = seriesOf.get(statistic.sourceName);
    seriesOf.delete(statistic.sourceName);
    yield* within(lineFaults(statistic, series), `visitStatistics[${index}]`);
  }
  for (const [index, series] of details.entries()) {
    if (seriesOf.has(series.sourceName)) {
      const path = `allPropertyTypesStatisticsGraph.details[${index}].sourceName`;
      yield { path, reason: `visitStatistics has no "${series.sourceName}"` };
    }
    yield* mondayFault(series, index);
  }
}

function* doubles(lines: readonly { sourceName: string }[], at: string): Generator<DataProblem> {
  const names = lines.map(({ sourceName }) => sourceName);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    yield { path: `${at}[${index}].sourceName`, reason: `"${name}" stands twice` };
  }
}

function* within(faults: Iterable<DataProblem>, at: string): Generator<DataProblem> {
  for (const { path, reason } of faults) yield { path: `${at}.${path}`, reason };
}

function* countFaults(line: VisitStatistic): Generator<DataProblem> {
  const { numberOfVisitsInWeek: week, numberOfVisitsInMonth: month, numberOfVisits: total } = line;
  if (line.numberOfVisitsInDay > week) {
    yield { path: 'numberOfVisitsInDay', reason: `more than the ${week} of the week` };
  }
  if (week > month) {
    yield { path: 'numberOfVisitsInWeek', reason: `more than the ${month} of the month` };
  }
  if (month > total) {
    yield { path: 'numberOfVisitsInMonth', reason: `more than the ${total} in all` };
  }
}

function* lineFaults(
  line: VisitStatistic,
  series: GraphSeries | undefined,
): Generator<DataProblem> {
  const { numberOfVisitsInWeek: week, numberOfVisits: total } = line;
  yield* countFaults(line);
  if (!series) {
    yield { path: 'sourceName', reason: `the graph has no "${line.sourceName}"` };
    return;
  }
  const sum = series.visits.reduce((a, b) => a + b, 0);
  if (sum !== total) {
    yield { path: 'numberOfVisits', reason: `is ${total}, but the graph adds up to ${sum}` };
  }
  if (series.visits.at(-1) !== week) {
    const reason = `is ${week}, but the graph's last week has ${series.visits.at(-1)}`;
    yield { path: 'numberOfVisitsInWeek', reason };
  }
}

function* mondayFault({ firstWeek }: GraphSeries, index: number): Generator<DataProblem> {
  if (new Date(`${firstWeek}T00:00:00Z`).getUTCDay() === 1) return;
  const path = `allPropertyTypesStatisticsGraph.details[${index}].firstWeek`;
  yield { path, reason: `${firstWeek} is no Monday` };
}
