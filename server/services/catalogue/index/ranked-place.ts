import type { PlaceSuggestion } from '../../../../views/domain/list/finding.ts';
import type { AreaGroup } from './area-groups.ts';

/** A place to suggest with its score: smaller is better. */
export interface RankedPlace {
  score: number;
  /** Of a town or a province as a whole. */
  group?: AreaGroup;
  suggestion: PlaceSuggestion;
}
