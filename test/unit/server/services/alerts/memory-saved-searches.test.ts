import { MemoryLeadStore } from '../../../../support/stores/memory-lead-store.ts';
import {
  MemorySavedSearches,
  noSearches,
} from '../../../../support/stores/memory-saved-searches.ts';
import { savedSearchContract } from './saved-search-contract.ts';

savedSearchContract('memory', async () => {
  const [kept, shared] = [noSearches(), new Map()];
  return {
    async open() {
      const leads = new MemoryLeadStore(shared);
      return { leads, searches: new MemorySavedSearches(leads, kept) };
    },
    end: async () => {},
  };
});
