import type { RateRule } from '../../limits/rate-limits.ts';

const DAY = 24 * 3600;

/** Points from which a lead is quarantined. No signal of a careless person reaches it alone. */
export const QUARANTINE_FROM = 5;

/** What tells programs from visitors, in points. All that is weighed stands here. */
export const SIGNAL_POINTS = {
  /** The form was touched and sent within `TOO_FAST`. */
  tooFast: 3,
  /** A proof that was made up. */
  wrongProof: 3,
  /** A proof that came with more leads than `SAME_PROOF` allows. */
  usedProof: 3,
  /** A browser did the work; without script nothing is said. */
  proof: -1,
  /** A link where a name belongs. */
  linkInName: 5,
  /** Links that lead elsewhere, in what was written. */
  oneLink: 1,
  twoLinks: 3,
  manyLinks: 5,
  /** HTML or forum code for a link. */
  markup: 4,
  /** A name of random letters: `dKqLbPwZtR`. */
  randomName: 2,
  /** First name and name are the same word. */
  sameNames: 1,
  /** What many others have written too, by `SAME_TEXT`. */
  sameText: 3,
} as const;

export type Signal = keyof typeof SIGNAL_POINTS;

/** Milliseconds from the first touch within which nobody fills in a form. */
export const TOO_FAST = 3000;

/** Letters from which a text is compared: shorter ones are often the same. */
export const SAME_TEXT_LENGTH = 40;

/** Leads that may have the same proof: a form that is sent again by its visitor has. */
export const SAME_PROOF: RateRule = { name: 'same proof', count: 3, window: DAY };

/** Senders that may write the same, and what makes one sender count once. */
export const SAME_TEXT: RateRule = { name: 'same text', count: 3, window: DAY };
export const SAME_SENDER: RateRule = { name: 'same sender', count: 1, window: DAY };
