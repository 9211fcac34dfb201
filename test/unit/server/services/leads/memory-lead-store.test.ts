import { MemoryLeadStore } from '../../../../support/stores/memory-lead-store.ts';
import { leadStoreContract } from './lead-store-contract.ts';

leadStoreContract('memory', async () => {
  const leads = new Map();
  return { open: async () => new MemoryLeadStore(leads), end: async () => {} };
});
