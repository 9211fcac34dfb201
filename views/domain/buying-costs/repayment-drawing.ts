import type { Repayment } from './repayment.ts';

/** A bar of the drawing: what is paid in a year. Units of the drawing, rounded to tenths. */
export interface RepaymentBar {
  year: number;
  x: number;
  width: number;
  /** The bar of the capital stands on the ground, that of the interest on it. */
  capital: { y: number; height: number };
  interest: { y: number; height: number };
  /** Whether the year is written below it. */
  isNamed: boolean;
}

export interface RepaymentDrawing {
  width: number;
  height: number;
  /** Where the bars stand. */
  ground: number;
  bars: readonly RepaymentBar[];
}

const SIZE = { width: 480, height: 200 };
/** Below the bars: the years. */
const FOOT = 24;
/** Share of a year's width that is left empty between two bars. */
const GAP = 0.25;
/** Years between two that are written. */
const STEP = 5;

/** Draws capital and interest of each year as stacked bars; deterministic. */
export function drawRepayment({ years }: Pick<Repayment, 'years'>): RepaymentDrawing {
  const { width, height } = SIZE;
  const ground = height - FOOT;
  const most = Math.max(1, ...years.map(({ capital, interest }) => capital + interest));
  const step = width / Math.max(1, years.length);
  const bars = years.map(({ year, capital, interest }, index): RepaymentBar => {
    const [low, high] = [(capital / most) * ground, ((capital + interest) / most) * ground];
    return {
      year,
      x: tenth(index * step + (step * GAP) / 2),
      width: tenth(step * (1 - GAP)),
      capital: { y: tenth(ground - low), height: tenth(low) },
      interest: { y: tenth(ground - high), height: tenth(high - low) },
      isNamed: year === 1 || year % STEP === 0 || years.length < STEP,
    };
  });
  return { width, height, ground, bars };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
