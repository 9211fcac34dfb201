import { createHash } from 'node:crypto';

/** What an id is of; each has numbers of its own. */
export type CrmIdKind = 'home' | 'project' | 'person';

/**
 * Numbers for the ids of a CRM, which may be any text: the number stands in URLs, and belongs to
 * its id for ever. An id of one CRM never gets the number of another's, so that a changed CRM
 * leaves no URL that shows another home. A method rejects when the store cannot be reached.
 */
export interface CrmIds {
  /**
   * The number of each id, in the order of the ids; an id without one is given one. Numbers are
   * those of {@link candidateNumber}.
   * @param source of the CRM, as its catalogue names itself.
   */
  numbersOf(source: string, kind: CrmIdKind, ids: readonly string[]): Promise<number[]>;
  /** The id behind a number; undefined if there is none. */
  idOf(source: string, kind: CrmIdKind, number: number): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The lowest number that is given, and how many there are: all have nine digits. */
const FIRST_NUMBER = 100_000_000;
const NUMBERS = 900_000_000;

/**
 * The number that an id gets if it is still free, else that of the next attempt. It follows from
 * the id, so that a lost store gives nearly all ids the numbers that they had.
 * @param attempt 0, 1, …
 */
export function candidateNumber(source: string, id: string, attempt: number): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([source, id, attempt]))
    .digest();
  return FIRST_NUMBER + (hash.readUIntBE(0, 6) % NUMBERS);
}
