import type { DroppedItem } from '../crm/catalogue-port.ts';
import { ANSWERS_NEEDED, type Loss } from './loss-guard.ts';

/**
 * Items: from one invalid in so many on, it is no longer a single typing mistake, and operators are
 * alerted.
 */
const TOO_MANY_BROKEN = 5;

/** Milliseconds after which a server that does not ask the CRM says that nobody does: two intervals. */
const CURRENT = 10 * 60_000;

/** The outcome of the refreshes so far, for the log, `/readyz` and the metrics. */
export class RefreshRecord {
  /** Since the process started. */
  failures = 0;
  failuresInARow = 0;
  /**
   * Mistakes in the answer that is served: items that are left out, and those shown in spite of
   * one.
   */
  broken = 0;
  /** When the CRM last sent or confirmed what is served, in milliseconds since 1970. */
  asOf: number | undefined;
  /** False while the data is from the disk copy. */
  isFromCrm = false;
  /** Why the last refresh failed. */
  #fault = '';
  /** Whether another server asks the CRM: what it has left out is not known here. */
  #isFollowing = false;
  #loss: Loss | undefined;
  #mistakes: readonly string[] = [];
  /** Names of what is left out of the answer that is served. */
  #leftOut: readonly string[] = [];

  get isHeldBack(): boolean {
    return this.#loss !== undefined;
  }

  /** Whether a home may be missing, in whole or in part, because of a mistake. */
  mayLack(id: number): boolean {
    if (this.#isFollowing && this.broken > 0) return true;
    return this.#leftOut.some((item) => {
      const numbers = item.match(/\d+/g);
      // What names no item is a file with something of many.
      return !numbers || numbers.includes(String(id));
    });
  }

  startedFromDisk(savedAt: number, broken: number): void {
    this.asOf = savedAt;
    this.broken = broken;
  }

  /** @param isNamed whether each mistake is listed: in files that people edit. */
  taken(now: number, dropped: readonly DroppedItem[], isNamed: boolean): void {
    this.broken = dropped.length;
    this.#leftOut = dropped.flatMap(({ item, shown }) => (shown === undefined ? item : []));
    this.#mistakes = isNamed ? dropped.map(mistakeText) : [];
    this.confirmed(now);
  }

  /**
   * Another server asks the CRM, and this one serves its copy.
   * @param age milliseconds since the CRM confirmed the copy.
   */
  followed(now: number, age: number): void {
    this.confirmed(now - age);
    this.isFromCrm = age <= CURRENT;
    this.#isFollowing = true;
    this.#mistakes = [];
    this.#leftOut = [];
  }

  confirmed(now: number): void {
    this.#isFollowing = false;
    this.asOf = now;
    this.isFromCrm = true;
    this.failuresInARow = 0;
    this.#loss = undefined;
  }

  heldBack(loss: Loss): void {
    this.failuresInARow = 0;
    this.#loss = loss;
  }

  /** @param fault why, for the operator. */
  failed(fault: string): void {
    this.#fault = fault;
    this.failures += 1;
    this.failuresInARow += 1;
  }

  /**
   * Messages for the operator.
   * @param size number of homes served.
   */
  concerns(size: number): string[] {
    const said: string[] = [];
    if (this.#loss) said.push(lossText(this.#loss));
    if (this.failuresInARow > 0) {
      said.push(`${this.#fault} (refreshes that failed in a row: ${this.failuresInARow})`);
    }
    if (this.asOf !== undefined && !this.isFromCrm) said.push('the homes are from the disk copy');
    if (this.#mistakes.length > 0) said.push(...this.#mistakes);
    else if (this.broken > 0 && this.broken * TOO_MANY_BROKEN >= size + this.broken) {
      said.push(`${this.broken} items of the CRM cannot be shown`);
    }
    return said;
  }
}

function mistakeText({ item, reason, shown }: DroppedItem): string {
  return `${item}: ${reason}; ${shown === undefined ? 'left out' : `its ${shown} is shown`}`;
}

function lossText({ known, lost, broken, answers, ...more }: Loss): string {
  const { knownProjects, lostProjects } = more;
  const projects = lostProjects === 0 ? '' : `, ${lostProjects} of ${knownProjects} projects`;
  const what = `the CRM's answer lacks ${lost} of ${known} homes${projects} and has ${broken} broken items`;
  return `${what}: held back, answer ${answers} of ${ANSWERS_NEEDED}`;
}
