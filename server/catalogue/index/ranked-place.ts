import type { PlaceSuggestion } from '../../../views/domain/list/finding.ts';
import type { AreaGroup } from './area-groups.ts';

/** A place to suggest, with how well it fits: a smaller score is better. */
export interface RankedPlace {
  score: number;
  /** Of a town or a province as a whole. */
  group?: AreaGroup;
  suggestion: PlaceSuggestion;
}
