import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

interface Options {
  /** Tasks that run at a time. */
  atATime: number;
  /** Tasks that may be queued besides. */
  maxWaiting: number;
  /** The error of a task that finds the queue full. */
  full: () => Error;
}

/** cockatiel's bulkhead, with an error of its user's own where it is full. */
export interface ConcurrencyLimit {
  /** Whether a task is running. */
  readonly isBusy: boolean;
  /**
   * Runs the task, queued until there is capacity.
   * @throws `full` when the queue is full; what the task throws.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Runs a limited number of tasks at a time; a limited number of others are queued. */
export function concurrencyLimit({ atATime, maxWaiting, full }: Options): ConcurrencyLimit {
  const policy = bulkhead(atATime, maxWaiting);
  return {
    get isBusy() {
      return policy.executionSlots < atATime;
    },
    async run(task) {
      try {
        return await policy.execute(task);
      } catch (error) {
        throw isBulkheadRejectedError(error) ? full() : error;
      }
    },
  };
}
