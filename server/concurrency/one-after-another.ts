/**
 * Makes calls of `work` run one after the other. Calls during a run share the one that follows it:
 * it begins after all of them and sees what they saw.
 */
export function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = work();
      return running;
    });
    return waiting;
  };
}
