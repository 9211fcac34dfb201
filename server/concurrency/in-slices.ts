import { setImmediate } from 'node:timers/promises';

/**
 * Work that can be interrupted between any two of its steps. A step takes a few milliseconds at
 * most, so that requests are answered in between however large the catalogue is.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps synchronously. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs the steps, yielding to the event loop between them. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** Calls `work` for 0 to `count` - 1, `size` of them per step. */
export function* forEachInSteps(
  count: number,
  size: number,
  work: (index: number) => void,
): Steps<void> {
  for (let from = 0; from < count; from += size) {
    const end = Math.min(count, from + size);
    for (let index = from; index < end; index += 1) work(index);
    yield;
  }
}
