import type { Project } from '../../../views/domain/project/project.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import type { ValidatedAnswer } from './validate-answer.ts';

/** Refreshes in a row that must give the same homes and projects before a loss is accepted. */
export const ANSWERS_NEEDED = 3;
/** Minimum milliseconds between two of them: refreshes in a burst see the same half-done change. */
const MIN_INTERVAL = 60_000;
/** A loss of more than one in so many homes, or projects, is held back. */
const TOLERATED_LOSS = 5;
/**
 * Homes or projects lost, from which an answer may be held back: a small agency sells some at once.
 */
const MIN_LOST = 10;

/** What an answer lacks that is held back. */
export interface Loss {
  /** Homes that are served. */
  known: number;
  /** Of those, the homes missing from the answer. */
  lost: number;
  /** The same for projects. */
  knownProjects: number;
  lostProjects: number;
  /** Invalid items of the answer. */
  broken: number;
  /** How often in a row the CRM gave these same homes and projects. */
  answers: number;
}

/** The data served now. */
export interface ServedData {
  homes: readonly Property[];
  projects: readonly Project[];
  /** How many items of the answer behind it were invalid. */
  broken: number;
}

/**
 * Decides whether the answer of a CRM on the wire may replace what is served. An answer is held
 * back if ten homes and projects or more are lost or newly invalid, and it lacks more than a fifth
 * of the homes or of the projects, by id, or a fifth or more of it is newly invalid. It is accepted
 * once the same ids came in three refreshes in a row, a minute or more apart, because an agency may
 * really sell out or change its ids. A refresh that fails, or whose answer is accepted, restarts
 * the count.
 */
export class LossGuard {
  #named: string | undefined;
  #answers = 0;
  #countedAt = 0;

  /**
   * The loss for which the answer is held back; undefined when it is accepted.
   * @param now milliseconds since 1970.
   */
  judge(known: ServedData, answer: ValidatedAnswer, now: number): Loss | undefined {
    const lost = lostOf(known.homes, answer.homes);
    const lostProjects = lostOf(known.projects, answer.projects);
    const broken = answer.dropped.length;
    if (!isLoss(known, { lost, lostProjects, broken }, answer.homes.length)) return this.forget();
    this.#count(`${namesOf(answer.homes)} and ${namesOf(answer.projects)}`, now);
    if (this.#answers >= ANSWERS_NEEDED) return this.forget();
    const counts = { known: known.homes.length, lost, knownProjects: known.projects.length };
    return { ...counts, lostProjects, broken, answers: this.#answers };
  }

  #count(named: string, now: number): void {
    const isSame = named === this.#named;
    if (isSame && now - this.#countedAt < MIN_INTERVAL) return;
    this.#answers = isSame ? this.#answers + 1 : 1;
    this.#named = named;
    this.#countedAt = now;
  }

  forget(): undefined {
    this.#named = undefined;
    this.#answers = 0;
  }
}

type Identified = readonly { id: number }[];

function lostOf(known: Identified, answer: Identified): number {
  const ids = new Set(answer.map(({ id }) => id));
  return known.filter(({ id }) => !ids.has(id)).length;
}

function namesOf(items: Identified): string {
  const ids = items.map(({ id }) => id);
  return ids.sort((a, b) => a - b).join(' ');
}

function isLoss(
  known: ServedData,
  { lost, lostProjects, broken }: Pick<Loss, 'lost' | 'lostProjects' | 'broken'>,
  passed: number,
): boolean {
  // Items that were invalid before do not count as lost.
  const newly = Math.max(0, broken - known.broken);
  if (Math.max(lost + lostProjects, newly) < MIN_LOST) return false;
  if (lostProjects * TOLERATED_LOSS > known.projects.length) return true;
  if (known.homes.length === 0) return false;
  if (lost * TOLERATED_LOSS > known.homes.length) return true;
  return newly * TOLERATED_LOSS >= passed + newly;
}
