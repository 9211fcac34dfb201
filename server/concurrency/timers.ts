/** Waiting, handed in so that tests decide when time passes. */
export interface Timers {
  /** Runs `run` once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The answer of `call`, or an error when it takes longer than `ms` milliseconds. The signal tells
 * the call to stop when nobody waits for it any longer.
 */
export async function withDeadline<T>(
  timers: Timers,
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = timers.after(ms, () => {
      const error = new Error(`no answer within ${ms / 1000} s`);
      reject(error);
      abort.abort(error);
    });
  });
  try {
    return await Promise.race([call(abort.signal), late]);
  } finally {
    cancel();
    // Of two calls that were made at once the other has no reader any more when one has failed.
    abort.abort();
  }
}
