/** Timers, passed in so that tests control time. */
export interface Timers {
  /** Calls `run` once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Timers of work that a process need not end with. */
export const backgroundTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Calls `run` immediately and then every `ms` milliseconds, until the returned function is called.
 */
export function repeatEvery(timers: Timers, ms: number, run: () => void): () => void {
  let cancel = () => {};
  const once = () => {
    cancel = timers.after(ms, once);
    run();
  };
  once();
  return () => cancel();
}

/**
 * The result of `call`, or an error when it takes longer than `ms` milliseconds. The signal aborts
 * the call when its result is no longer needed.
 * @param late the error of a call that takes longer.
 */
export async function withDeadline<T>(
  timers: Timers,
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
  late: () => Error = () => new Error(`no answer within ${ms / 1000} s`),
): Promise<T> {
  const abort = new AbortController();
  let cancel = () => {};
  const deadline = new Promise<never>((_resolve, reject) => {
    cancel = timers.after(ms, () => {
      const error = late();
      reject(error);
      abort.abort(error);
    });
  });
  try {
    return await Promise.race([call(abort.signal), deadline]);
  } finally {
    cancel();
    // When one of two concurrent calls has failed, the result of the other is not needed.
    abort.abort();
  }
}
