/** Letters of an energy label, best first (docs/facts.md, "Regions and energy labels"). */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/**
 * 7 for A down to 1 for G, by the letter without its sign; 0 for any other letter and for
 * undefined.
 */
export function energyGrade(letter: string | undefined): number {
  const at = (ENERGY_LETTERS as readonly (string | undefined)[]).indexOf(letter);
  return at < 0 ? 0 : ENERGY_LETTERS.length - at;
}
