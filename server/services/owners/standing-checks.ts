import { createHmac, hkdfSync } from 'node:crypto';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { OwnerPort, Standing } from '../crm/owner-port.ts';
import type { KeptStanding, SignedIn } from './session-limits.ts';

const MINUTE = 60_000;
/**
 * Milliseconds for which the CRM's last answer stands: after them a request waits for the next one,
 * so that a changed password or a withdrawn home ends the session of who comes later.
 */
const MAX_AGE = 5 * MINUTE;
/** Milliseconds after which the CRM is asked beside a request, so that few of them wait. */
const RENEWED = 2.5 * MINUTE;
/** Milliseconds that a request waits for the CRM; the answer counts for the next one. */
const ANSWER_TIMEOUT = 3_000;
/** Milliseconds after which the CRM is no longer waited for. */
const DEADLINE = 30_000;
/** Answers in memory: one for each owner who is signed in with the same account. */
const MAX_ANSWERS = 1_000;

const PURPOSE = 'vitrine owner standing 1';

interface Options {
  crm: Pick<OwnerPort, 'standing'>;
  /** The session secret. */
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** What the CRM answered; `at` is when it was asked, in milliseconds since 1970. */
interface Answer {
  at: number;
  standing: KeptStanding;
}

/**
 * Whether owners are still those who signed in: sessions end when the CRM has a changed account, or
 * no longer a home of the session. The CRM is asked at most every 2.5 minutes for each owner and
 * server. One that fails or is slow ends nothing.
 */
export class StandingChecks {
  readonly #options: Options;
  readonly #key: Uint8Array;
  readonly #answers = new Map<string, Answer>();
  readonly #asked = new SingleFlight<void>();

  constructor(options: Options) {
    this.#options = options;
    this.#key = new Uint8Array(hkdfSync('sha256', options.secret, '', PURPOSE, 32));
  }

  /** What a session keeps of the standing at its sign-in. */
  kept({ account, homes }: Standing): KeptStanding {
    const hash = (text: string) => createHmac('sha256', this.#key).update(text).digest('base64url');
    return {
      ...(account !== undefined && { account: hash(account) }),
      ...(homes && { homes: [...homes] }),
    };
  }

  /** Whether the owner of a session is still who signed in; never rejects. */
  async isStill(owner: SignedIn): Promise<boolean> {
    const { now, timers } = this.#options;
    const { id, email, standing } = owner;
    if (email === undefined || !standing) return true;
    const key = JSON.stringify([id, email]);
    const answer = () => {
      const found = this.#answers.get(key);
      return found && found.at > owner.at ? found : undefined;
    };
    const age = Math.abs(now() - (answer()?.at ?? owner.at));
    if (age >= RENEWED) {
      const asked = this.#asked.do(key, () => this.#ask(key, { id, email }));
      // The one who waits too long goes on with what is known.
      if (age >= MAX_AGE)
        await withDeadline(timers, ANSWER_TIMEOUT, () => asked).catch(() => undefined);
    }
    const known = answer();
    return !known || agrees(owner, standing, known.standing);
  }

  /** Asks the CRM; a failure is logged and changes nothing. */
  async #ask(key: string, owner: { id: number; email: string }): Promise<void> {
    const { crm, now, timers, log } = this.#options;
    const at = now();
    try {
      const standing = await withDeadline(timers, DEADLINE, (signal) =>
        crm.standing(owner, signal),
      );
      this.#answers.delete(key);
      this.#answers.set(key, { at, standing: this.kept(standing) });
      for (const [old] of this.#answers) {
        if (this.#answers.size <= MAX_ANSWERS) break;
        this.#answers.delete(old);
      }
    } catch (error) {
      log.warn({ owner: owner.id, err: error }, 'whether an owner is still one cannot be asked');
    }
  }
}

/** Whether nothing that was known at sign-in is otherwise now. */
function agrees({ propertyIds }: SignedIn, then: KeptStanding, now: KeptStanding): boolean {
  const isSame = [then.account, now.account].includes(undefined) || then.account === now.account;
  const had = propertyIds.filter((id) => then.homes?.includes(id));
  return isSame && had.every((id) => now.homes?.includes(id) ?? true);
}
