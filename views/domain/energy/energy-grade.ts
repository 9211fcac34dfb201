/** Letters of an energy label, best first (docs/facts.md, "Regions and energy labels"). */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** From 7 for A to 1 for G, whatever sign stands after the letter; 0 for any other and for none. */
export function energyGrade(letter: string | undefined): number {
  const at = (ENERGY_LETTERS as readonly (string | undefined)[]).indexOf(letter);
  return at < 0 ? 0 : ENERGY_LETTERS.length - at;
}
