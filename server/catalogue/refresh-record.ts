import { ANSWERS_NEEDED, type Loss } from './loss-guard.ts';

/** Failures in a row that are more than a hiccup. */
const TOO_MANY_FAILURES = 3;
/** One item in so many that cannot be shown is no longer somebody's typing mistake. */
const TOO_MANY_BROKEN = 5;

/** How the refreshes went so far; for the log, `/readyz` and the figures. */
export class RefreshRecord {
  /** Since the process started. */
  failures = 0;
  failuresInARow = 0;
  /** Items, of the answer that is served, that could not be shown. */
  broken = 0;
  /** When the CRM last gave or confirmed what is served, in milliseconds since 1970. */
  asOf: number | undefined;
  /** False while all that is known comes from the disk. */
  isFromCrm = false;
  #loss: Loss | undefined;

  get isHeldBack(): boolean {
    return this.#loss !== undefined;
  }

  startedFromDisk(savedAt: number, broken: number): void {
    this.asOf = savedAt;
    this.broken = broken;
  }

  taken(now: number, broken: number): void {
    this.broken = broken;
    this.confirmed(now);
  }

  confirmed(now: number): void {
    this.asOf = now;
    this.isFromCrm = true;
    this.failuresInARow = 0;
    this.#loss = undefined;
  }

  heldBack(loss: Loss): void {
    this.failuresInARow = 0;
    this.#loss = loss;
  }

  failed(): void {
    this.failures += 1;
    this.failuresInARow += 1;
  }

  /** What a person should look into. `size`: homes that are served. */
  concerns(size: number): string[] {
    const said: string[] = [];
    if (this.#loss) said.push(lossText(this.#loss));
    if (this.failuresInARow >= TOO_MANY_FAILURES) {
      said.push(`the CRM gave no answer ${this.failuresInARow} times in a row`);
    }
    if (this.asOf !== undefined && !this.isFromCrm) said.push('the homes are those kept on disk');
    if (this.broken > 0 && this.broken * TOO_MANY_BROKEN >= size + this.broken) {
      said.push(`${this.broken} items of the CRM cannot be shown`);
    }
    return said;
  }
}

function lossText({ known, lost, broken, answers, ...more }: Loss): string {
  const { knownProjects, lostProjects } = more;
  const projects = lostProjects === 0 ? '' : `, ${lostProjects} of ${knownProjects} projects`;
  const what = `the CRM's answer lacks ${lost} of ${known} homes${projects} and has ${broken} broken items`;
  return `${what}: held back, answer ${answers} of ${ANSWERS_NEEDED}`;
}
