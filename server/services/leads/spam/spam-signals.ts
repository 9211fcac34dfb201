import type { RateRule } from '../../limits/rate-limits.ts';

const DAY = 24 * 3600;

/**
 * Points from which a lead is quarantined. No signal that a careless person may cause reaches it
 * alone.
 */
export const QUARANTINE_THRESHOLD = 5;

/** The signals that distinguish programs from visitors, with their points. */
export const SIGNAL_POINTS = {
  /** The form was touched and sent within `MIN_FILL_TIME`. */
  tooFast: 3,
  /** A forged proof. */
  wrongProof: 3,
  /** A proof that came with more leads than `LEADS_PER_PROOF_LIMIT` allows. */
  usedProof: 3,
  /** A browser did the work; without script the signal is absent. */
  proof: -1,
  /** A link in a name. */
  linkInName: 5,
  /** Links to other sites in the text. */
  oneLink: 1,
  twoLinks: 3,
  manyLinks: 5,
  /** HTML or forum code for a link. */
  markup: 4,
  /** A name of random letters: `dKqLbPwZtR`. */
  randomName: 2,
  /** First name and name are the same word. */
  sameNames: 1,
  /** A text that many others have sent, too, by `SENDERS_PER_TEXT_LIMIT`. */
  sameText: 3,
  /** A link to another site in a text that is about no home. */
  bareLink: 4,
  /** A text in a script that none of the four languages is written in. */
  foreignScript: 4,
} as const;

/** Signals, and what words count for: more points the more of them there are. */
export type Signal = keyof typeof SIGNAL_POINTS;

/** Points of a lead for one reason. */
export interface Points {
  reason: Signal | 'advertising' | 'aboutHomes';
  points: number;
}

/** Milliseconds from the first touch in which a person cannot fill in a form. */
export const MIN_FILL_TIME = 3000;

/** Minimum number of letters of a compared text: shorter ones are often the same. */
export const MIN_COMPARED_LETTERS = 40;

/** Leads that may have the same proof: a form that is sent again has the same one. */
export const LEADS_PER_PROOF_LIMIT: RateRule = { name: 'same proof', count: 3, window: DAY };

/** Senders that may write the same text: templates of letters exist. */
export const SENDERS_PER_TEXT_LIMIT: RateRule = { name: 'same text', count: 3, window: DAY };
/** Leads by which one sender of a text counts once. */
export const TEXTS_PER_SENDER_LIMIT: RateRule = { name: 'same sender', count: 1, window: DAY };
