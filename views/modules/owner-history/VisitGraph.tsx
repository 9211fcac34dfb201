import type { ReactNode } from 'react';
import { formatDate } from '../../domain/format/date.ts';
import { formatNumber } from '../../domain/format/number.ts';
import { type DrawingSize, drawGraph } from '../../domain/history/graph-drawing.ts';
import {
  RECENT_WEEKS,
  recentWeeks,
  type VisitGraph as Graph,
} from '../../domain/history/visit-graph.ts';
import type { PageContext } from '../../page-context.ts';

interface Props {
  ctx: PageContext;
  graph: Graph;
}

/** Widths on a desktop and on a phone, so that text keeps its size. */
const WIDE: DrawingSize = { width: 760, height: 280 };
const NARROW: DrawingSize = { width: 358, height: 220 };

/**
 * The views of each week as a line, with the visits marked on it: of the last twelve weeks, then of
 * the year; a table says the same.
 */
export function VisitGraph({ ctx, graph }: Props) {
  const { t } = ctx;
  const recent = recentWeeks(graph);
  const table = (
    <details className="history-weeks">
      <summary>{t('owner.graph.table')}</summary>
      <WeekTable ctx={ctx} graph={graph} />
    </details>
  );
  if (!recent) return <Figure ctx={ctx} graph={graph} table={table} />;
  return (
    <>
      <Figure ctx={ctx} graph={recent} isRecent />
      <details className="history-weeks">
        <summary>{t('owner.graph.title')}</summary>
        <Figure ctx={ctx} graph={graph} isNamed={false} table={table} />
      </details>
    </>
  );
}

interface FigureProps extends Props {
  isRecent?: boolean;
  /** Whether it has a title of its own: elsewhere the summary above is one, but on paper. */
  isNamed?: boolean;
  table?: ReactNode;
}

function Figure({ ctx: { t }, graph, isRecent = false, isNamed = true, table }: FigureProps) {
  const hasVisits = graph.weeks.some(({ visits = 0 }) => visits > 0);
  return (
    <figure className="history-graph">
      <figcaption>
        <h3 className={isNamed ? undefined : 'history-on-paper'}>
          {t(isRecent ? 'owner.graph.recent' : 'owner.graph.title')}
        </h3>
        <p className="quiet">
          {t('owner.graph.line')}
          {hasVisits && (
            <>
              {' '}
              <span className="graph-key" aria-hidden="true" /> {t('owner.graph.mark')}
            </>
          )}
        </p>
      </figcaption>
      <Drawing graph={graph} size={WIDE} className="graph-wide" />
      <Drawing graph={graph} size={NARROW} className="graph-narrow" />
      {table}
    </figure>
  );
}

interface DrawingProps {
  graph: Graph;
  size: DrawingSize;
  className: string;
}

/** Hidden from assistive technology, which has the table. */
function Drawing({ graph, size, className }: DrawingProps) {
  const drawn = drawGraph(graph, size);
  const { width, height, left, right } = drawn;
  return (
    <svg
      className={`graph ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className="graph-area" d={drawn.area} />
      {drawn.levels.map(({ y, views }) => (
        <g key={views}>
          <path className="graph-level" d={`M${left} ${y}H${right}`} />
          <text className="graph-text" x={left - 8} y={y + 4} textAnchor="end">
            {formatNumber(views)}
          </text>
        </g>
      ))}
      {drawn.ticks.map(({ x, monday }) => (
        <text className="graph-text" key={monday} x={x} y={height - 6}>
          {graph.weeks.length > RECENT_WEEKS
            ? `${monday.slice(5, 7)}/${monday.slice(0, 4)}`
            : `${monday.slice(8, 10)}/${monday.slice(5, 7)}`}
        </text>
      ))}
      <path className="graph-line" d={drawn.line} />
      <circle className="graph-end" cx={drawn.end.x} cy={drawn.end.y} r="3" />
      {drawn.marks.map(({ x, y, monday, visits }) => (
        <g key={monday}>
          <rect className="graph-mark" x={x - 9} y={y - 9} width="18" height="18" rx="3" />
          <text className="graph-visits" x={x} y={y + 4} textAnchor="middle">
            {visits}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The newest week first. */
function WeekTable({ ctx: { t }, graph: { sources, weeks } }: Props) {
  const hasVisits = weeks.some(({ visits }) => visits !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="history-scroll" tabIndex={0} role="region" aria-label={t('owner.graph.title')}>
      <table className="history-table numerals">
        <thead>
          <tr>
            <th scope="col">{t('owner.graph.week')}</th>
            {sources.map((source) => (
              <th scope="col" key={source}>
                {source}
              </th>
            ))}
            <th scope="col">{t('owner.graph.total')}</th>
            {hasVisits && <th scope="col">{t('owner.graph.visits')}</th>}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ monday, views, total, visits }) => (
            <tr key={monday}>
              <th scope="row">{formatDate(monday)}</th>
              {sources.map((source, index) => (
                <td key={source}>{views[index]}</td>
              ))}
              <td>{total}</td>
              {hasVisits && <td>{visits}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
