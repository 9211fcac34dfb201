import { addDays } from '../../../../views/domain/history/brussels.ts';
import type { GraphSeries } from '../../../../views/domain/owner/history.ts';
import type { WireRecord } from '../wire-values.ts';
import type { GraphOptions } from '../wire-options.ts';
import { wireDate } from './to-wire-home.ts';

/** A graph by week as JSON text, in the form that the options describe. */
export function graphToWire(graph: readonly GraphSeries[], options: GraphOptions): string {
  const { form, list, dates } = options;
  const items = itemsOf(graph, options);
  if (form !== 'columns' && list === undefined) return JSON.stringify(items);
  return JSON.stringify({
    ...(form === 'columns' && { [dates]: allDays(graph, options).map(wireDate) }),
    [list ?? '']: items,
  });
}

function itemsOf(graph: readonly GraphSeries[], options: GraphOptions): WireRecord[] {
  const { form, source, date, visits, points } = options;
  const dated = (series: GraphSeries) =>
    numbersOf(series, options).map(([day, number]) => ({
      [date]: wireDate(day),
      [visits]: number,
    }));
  const named = ({ sourceName }: GraphSeries) => ({ [source]: sourceName });
  switch (form) {
    case 'rows':
      return graph.flatMap((one) => dated(one).map((row) => ({ ...named(one), ...row })));
    case 'points':
      return graph.map((one) => ({ ...named(one), [points]: dated(one) }));
    case 'columns': {
      const days = allDays(graph, options);
      return graph.map((one) => {
        const numbers = new Map(numbersOf(one, options));
        return { ...named(one), [visits]: days.map((day) => numbers.get(day) ?? null) };
      });
    }
    case 'series':
      return graph.map((one) => ({
        ...named(one),
        [date]: one.firstWeek,
        [visits]: numbersOf(one, options).map(([, number]) => number),
      }));
  }
}

/** The numbers of a source with their days; by day, those of a week are on its Monday. */
function numbersOf(
  { firstWeek, visits }: GraphSeries,
  { step }: GraphOptions,
): [day: string, number: number][] {
  return visits.flatMap((number, index) =>
    Array.from({ length: 7 / step }, (_, day): [string, number] => [
      addDays(firstWeek, index * 7 + day * step),
      day === 0 ? number : 0,
    ]),
  );
}

function allDays(graph: readonly GraphSeries[], options: GraphOptions): string[] {
  const days = graph.flatMap((series) => numbersOf(series, options).map(([day]) => day));
  return [...new Set(days)].sort();
}
