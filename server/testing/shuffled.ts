const MODULUS = 2 ** 31 - 1;
const MULTIPLIER = 48_271;

/**
 * The items in an order that depends on the seed alone: Fisher and Yates's shuffle with the numbers
 * of Park and Miller's generator.
 * @param seed a whole number of 0 or more.
 */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  // The generator stays at 0.
  let state = (seed % (MODULUS - 1)) + 1;
  const below = (bound: number) => {
    state = (state * MULTIPLIER) % MODULUS;
    return state % bound;
  };
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
