import { HttpError } from '../errors.ts';
import { type Timers, withDeadline } from '../concurrency/timers.ts';

/** Milliseconds that an owner waits for the CRM. */
const DEADLINE = 10_000;

/** The CRM does not answer, or answers with an error: nobody's mistake, and no wrong password. */
export class CrmDown extends HttpError {
  constructor(cause: unknown) {
    super(503, 'the CRM does not answer an owner');
    this.name = 'CrmDown';
    this.cause = cause;
  }
}

/**
 * What the CRM answers.
 * @throws CrmDown when it does not within ten seconds.
 */
export async function askCrm<T>(
  timers: Timers,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await withDeadline(timers, DEADLINE, call);
  } catch (error) {
    throw new CrmDown(error);
  }
}
