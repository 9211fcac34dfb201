import { MemoryRateLimits } from '../../../../support/stores/memory-rate-limits.ts';
import { rateLimitsContract } from './rate-limits-contract.ts';

rateLimitsContract('memory', async () => {
  const taken = new Map<string, number[]>();
  return { open: async () => new MemoryRateLimits(taken), end: async () => {} };
});
