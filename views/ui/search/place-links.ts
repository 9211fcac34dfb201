import type { FoundPlace } from './search-answer.ts';

/** A link beside the name of a place; the nearest homes have no count of their own. */
export interface PlaceLink {
  text: string;
  href: string;
  count?: number;
}

/** The lists of a place; where none has homes, the nearest homes. */
export function linksOf({ lists, nearby }: FoundPlace): readonly PlaceLink[] {
  return nearby ? [nearby] : lists;
}
