import type { Property } from '../../domain/property/property.ts';
import type { FactGroupRows } from '../../ui/facts/fact-groups.ts';

/** CSS pixels on a desktop, as in property-facts.css. */
const ROW = 42;
const HEADING = 80;
const SCREEN = 800;
/** Rows beside each other. */
const COLUMNS = 2;

/**
 * Whether all details of a home, one group after the other, are higher than a screen of 800 CSS
 * pixels on a desktop; estimated, because tabs must be decided before anything is measured.
 */
export function isHigherThanScreen(
  groups: readonly Pick<FactGroupRows, 'facts'>[],
  { divisions, documents }: Pick<Property, 'divisions' | 'documents'>,
): boolean {
  const floors = new Set(divisions.map(({ floor }) => floor));
  const lines = [
    ...groups.map(({ facts }) => Math.ceil(facts.length / COLUMNS)),
    ...(divisions.length > 0 ? [1 + floors.size + divisions.length] : []),
    ...(documents.length > 0 ? [1 + documents.length] : []),
  ];
  return lines.reduce((sum, count) => sum + HEADING + count * ROW, 0) > SCREEN;
}
