/** A measured number, with its bound where there is one. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'KB' | 'MB' | '%' | 'req/s' | '';
  least?: number;
  most?: number;
  note?: string;
}

/** Prints the figures as a table; true when all are within their bounds. */
export function print(figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const figure of figures) {
    const { name, value, unit, note } = figure;
    const amount = value.toFixed(value < 100 && unit !== 'req/s' ? 2 : 0).padStart(8);
    process.stdout.write(
      `${name.padEnd(width)} ${amount} ${unit.padEnd(5)} ${verdict(figure)}${note ? `  ${note}` : ''}\n`,
    );
  }
  return figures.every(holds);
}

function holds({ value, least, most }: Figure): boolean {
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

function verdict(figure: Figure): string {
  const { least, most } = figure;
  if (least === undefined && most === undefined) return '';
  const bound = least === undefined ? `at most ${most}` : `at least ${least}`;
  return `${holds(figure) ? 'ok    ' : 'MISSED'} (${bound})`;
}

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds that some work takes. */
export async function milliseconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
