import { SEARCH_STATES } from '../../services/alerts/saved-search.ts';
import type { SearchUpkeep } from '../../services/alerts/search-upkeep.ts';
import type { Metrics } from './metrics.ts';

/** The number of saved searches by state, as of the last look at them. */
export function measureSearches(metrics: Metrics, upkeep: Pick<SearchUpkeep, 'counts'>): void {
  for (const state of SEARCH_STATES) {
    metrics.gauge(
      `vitrine_saved_searches_${state}`,
      `Saved searches that are ${state}.`,
      () => upkeep.counts?.[state] ?? NaN,
    );
  }
}
