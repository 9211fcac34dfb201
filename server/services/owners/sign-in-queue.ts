import { FairQueue } from '../../platform/concurrency/fair-queue.ts';
import { HttpError } from '../../platform/http-error.ts';

/** Passwords that are checked at a time: by hashing, or by the CRM. */
const AT_A_TIME = 3;
/** Sign-ins that are queued: further ones are refused at once. */
const MAX_WAITING = 300;
/** Sign-ins of one IP address that are queued: others shall find room. */
const MAX_OF_ADDRESS = 10;

/** Too many sign-ins are waiting; the attempt counts. */
export class TooManySignIns extends HttpError {
  constructor() {
    super(503, 'too many sign-ins are waiting');
    this.name = 'TooManySignIns';
  }
}

/** The sign-ins that wait for their password to be checked, in turn by IP address. */
export function signInQueue(): FairQueue {
  return new FairQueue({
    atATime: AT_A_TIME,
    maxWaiting: MAX_WAITING,
    maxOfOne: MAX_OF_ADDRESS,
    full: () => new TooManySignIns(),
  });
}
