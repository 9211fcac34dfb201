import type { Property } from '../../views/domain/property.ts';
import type { Screened } from './screen.ts';

/** Refreshes in a row that must name the same homes before a loss of homes is believed. */
export const ANSWERS_NEEDED = 3;
/** Milliseconds between two of them: refreshes that come in a burst see the same half-done change. */
const APART = 60_000;
/** A loss of more than one home in so many is not believed at once. */
const TOLERATED = 5;

/** Why an answer is held back. */
export interface Loss {
  /** Homes that are served. */
  known: number;
  /** Of those, the homes that the answer does not have. */
  lost: number;
  /** Items of the answer that cannot be shown. */
  broken: number;
  /** How often in a row the CRM has named these same homes. */
  answers: number;
}

/** What is served at this moment. */
export interface Known {
  homes: readonly Property[];
  /** How many items of the answer that gave these homes could not be shown. */
  broken: number;
}

/**
 * Decides whether an answer may replace what is served. One that loses more than a fifth of the
 * homes, by their ids, is held back, and so is one of which a fifth or more newly breaks the schema;
 * until the same homes were named in three refreshes in a row, a minute or more apart, because an
 * agency may really sell out or move to other ids. A refresh that fails, or one that is believed,
 * begins the count anew.
 */
export class LossGuard {
  #named: string | undefined;
  #answers = 0;
  #countedAt = 0;

  /**
   * The loss for which the answer is held back; undefined when it can be taken.
   * @param now milliseconds since 1970.
   */
  judge(known: Known, answer: Screened, now: number): Loss | undefined {
    const ids = new Set(answer.homes.map(({ id }) => id));
    const lost = known.homes.filter(({ id }) => !ids.has(id)).length;
    const broken = answer.dropped.length;
    if (!isLoss(known, lost, broken, answer.homes.length)) return this.forget();
    this.#count([...ids].sort((a, b) => a - b).join(' '), now);
    if (this.#answers >= ANSWERS_NEEDED) return this.forget();
    return { known: known.homes.length, lost, broken, answers: this.#answers };
  }

  #count(named: string, now: number): void {
    const isSame = named === this.#named;
    if (isSame && now - this.#countedAt < APART) return;
    this.#answers = isSame ? this.#answers + 1 : 1;
    this.#named = named;
    this.#countedAt = now;
  }

  forget(): undefined {
    this.#named = undefined;
    this.#answers = 0;
  }
}

function isLoss(known: Known, lost: number, broken: number, passed: number): boolean {
  if (known.homes.length === 0) return false;
  if (lost * TOLERATED > known.homes.length) return true;
  // What was broken before and still is takes nothing away.
  const newly = Math.max(0, broken - known.broken);
  return newly > 0 && newly * TOLERATED >= passed + newly;
}
