/** Milliseconds to wait for what happens beside a test, on a machine that is busy. */
const LIMIT = 10_000;
/** Milliseconds between two attempts. */
const PAUSE = 20;

/** Runs `check` until it does not throw, for {@link LIMIT} at most. @throws its last error. */
export async function soon(check: () => Promise<void>): Promise<void> {
  for (const from = performance.now(); ; ) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() - from > LIMIT) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/**
 * Asks at each turn of the event loop whether something is so, for {@link LIMIT} at most.
 * @throws when it is not by then.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > LIMIT) throw new Error(`it is not so: ${String(isSo)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
