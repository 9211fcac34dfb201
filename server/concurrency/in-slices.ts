import { setImmediate } from 'node:timers/promises';

/**
 * Work that can be put down between any two of its steps. A step takes a few milliseconds at most,
 * so that requests are answered in between however large the catalogue is.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does the work without a break. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the work step by step and lets everything else that waits go between two of them. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/** Calls `work` for 0 to `count` - 1, `size` of them in a step. */
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
