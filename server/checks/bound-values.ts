const TIMES: readonly [string, number][] = [
  ['days', 24 * 3_600_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
  ['ms', 1],
];
const SIZES: readonly [string, number][] = [
  ['MiB', 1024 * 1024],
  ['MB', 1_000_000],
  ['KiB', 1024],
  ['bytes', 1],
];

/**
 * A constant's value for people: a number in the largest unit that divides it (`30 s`, `64 KiB`),
 * anything else as it is in the source.
 * @param constants the expressions of the other constants of its file, by name.
 */
export function valueText(
  expression: string,
  unit: string | undefined,
  constants: ReadonlyMap<string, string>,
): string {
  const number = numberOf(expression, constants);
  if (number === undefined) return `\`${expression.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
  if (unit === 'milliseconds') return inUnits(number, TIMES);
  if (unit === 'seconds') return inUnits(number * 1000, TIMES);
  if (unit === 'bytes') return inUnits(number, SIZES);
  return number.toLocaleString('en');
}

/** The value of sums and products of numbers and other constants; undefined for anything else. */
function numberOf(expression: string, constants: ReadonlyMap<string, string>): number | undefined {
  const sum = expression.split(' + ').map((term) => productOf(term, constants));
  return sum.includes(undefined) ? undefined : sum.reduce((one = 0, other = 0) => one + other, 0);
}

function productOf(term: string, constants: ReadonlyMap<string, string>): number | undefined {
  const factors = term.split(' * ').map((factor) => {
    if (/^-?[\d_.]+$/.test(factor)) return Number(factor.replaceAll('_', ''));
    const named = constants.get(factor);
    return named === undefined ? undefined : numberOf(named, constants);
  });
  return factors.includes(undefined)
    ? undefined
    : factors.reduce((one = 1, other = 1) => one * other, 1);
}

function inUnits(number: number, units: readonly [string, number][]): string {
  const smallest = units.at(-1) ?? ['', 1];
  const fits = ([name, size]: readonly [string, number]) =>
    number % size === 0 && number >= (name === 'days' ? 2 * size : size);
  const [name, size] = units.find(fits) ?? smallest;
  return `${(number / size).toLocaleString('en')} ${name}`;
}
