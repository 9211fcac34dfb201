import type { Repeated } from '../../../platform/concurrency/repeated.ts';
import type { Timers } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';

/** Work on the leads that is done at the start, and then again and again. */
export interface LeadJob {
  readonly repeated: Repeated;
  /** Messages for the operator; absent of a job that has none. */
  concerns?(): string[];
}

/** What a job works with. */
export interface LeadJobOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** The same of a job that stores messages. */
export interface SendingJobOptions extends LeadJobOptions {
  /** Starts the delivery of what is stored. */
  wake: () => void;
}
