import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { IsoDate } from '../format/date.ts';
import type { GraphWeek, VisitGraph } from './visit-graph.ts';

/** Size of a drawing in its own units: pixels if it is shown at its natural size. */
export interface DrawingSize {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

/** A graph as the contents of an SVG; numbers are rounded to tenths. */
export interface GraphDrawing extends DrawingSize {
  /** Path data. */
  line: string;
  area: string;
  /** The plot area: the left and right end of its horizontal lines. */
  left: number;
  right: number;
  /** The horizontal lines, from 0 up. */
  levels: { y: number; views: number }[];
  /** Below the plot: weeks of a few of them, of more the first week of a month. */
  ticks: { x: number; monday: IsoDate }[];
  /** Weeks in which people came to see the home. */
  marks: (Point & { visits: number; monday: IsoDate })[];
  /** The last week. */
  end: Point;
}

const MARGIN = { top: 16, right: 14, bottom: 28, left: 44 };
/** Space between the numbers of the levels and the first week, whose mark has this width. */
const PADDING = 14;
const LEVELS = 4;
/** Minimum distance between the names of two months or weeks. */
const TICK_WIDTH = 72;
/** Weeks of which each may have its name. */
const FEW_WEEKS = 12;

/** Draws the views of each week as a line; deterministic. */
export function drawGraph({ weeks }: VisitGraph, { width, height }: DrawingSize): GraphDrawing {
  const left = MARGIN.left;
  const right = width - MARGIN.right;
  const bottom = height - MARGIN.bottom;
  const most = Math.max(1, ...weeks.map(({ total }) => total));
  const x = scaleLinear([0, Math.max(1, weeks.length - 1)], [left + PADDING, right - PADDING]);
  const y = scaleLinear([0, most], [bottom, MARGIN.top]).nice(LEVELS);
  const points = weeks.map(({ total }, index) => ({ x: tenth(x(index)), y: tenth(y(total)) }));
  const at = (index: number) => points[index] ?? { x: left, y: bottom };
  const drawLine = line<Point>(
    (point) => point.x,
    (point) => point.y,
  ).curve(curveMonotoneX);
  const drawArea = area<Point>(
    (point) => point.x,
    bottom,
    (point) => point.y,
  ).curve(curveMonotoneX);
  return {
    width,
    height,
    left,
    right,
    line: drawLine.digits(1)(points) ?? '',
    area: drawArea.digits(1)(points) ?? '',
    levels: y
      .ticks(LEVELS)
      .filter(Number.isInteger)
      .map((views) => ({ y: tenth(y(views)), views })),
    ticks: ticksOf(weeks, (index) => at(index).x, right),
    marks: weeks.flatMap(({ visits, monday }, index) =>
      visits !== undefined && visits > 0 ? [{ ...at(index), visits, monday }] : [],
    ),
    end: at(weeks.length - 1),
  };
}

function ticksOf(
  weeks: readonly GraphWeek[],
  xOf: (index: number) => number,
  right: number,
): GraphDrawing['ticks'] {
  const ticks: GraphDrawing['ticks'] = [];
  for (const [index, { monday }] of weeks.entries()) {
    const before = weeks[index - 1]?.monday;
    const isSameMonth = before?.slice(0, 7) === monday.slice(0, 7);
    if (isSameMonth && weeks.length > FEW_WEEKS) continue;
    const x = xOf(index);
    const last = ticks.at(-1);
    if (last && x - last.x < TICK_WIDTH) continue;
    if (ticks.length > 0 && x > right - TICK_WIDTH / 2) continue;
    ticks.push({ x, monday });
  }
  return ticks;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
