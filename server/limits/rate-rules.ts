import type { RateRule } from './rate-limits.ts';

const MINUTE = 60;

/** Forms sent from one address. */
export const FORMS: RateRule = { name: 'forms', count: 10, window: 10 * MINUTE };
