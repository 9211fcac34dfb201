import { HttpError } from '../../platform/http-error.ts';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';

/** Milliseconds until the CRM must have answered on owners' pages. */
const DEADLINE = 10_000;

/** The CRM does not answer, or answers with an error: this does not count as a wrong password. */
export class CrmDown extends HttpError {
  constructor(cause: unknown) {
    super(503, 'the CRM does not answer an owner');
    this.name = 'CrmDown';
    this.cause = cause;
  }
}

/**
 * The CRM's answer.
 * @throws CrmDown if it does not answer within ten seconds.
 */
export async function callCrm<T>(
  timers: Timers,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await withDeadline(timers, DEADLINE, call);
  } catch (error) {
    throw new CrmDown(error);
  }
}
