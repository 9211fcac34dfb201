import { setImmediate } from 'node:timers/promises';

/**
 * Work that can be interrupted between any two of its steps. A step takes a few milliseconds at
 * most, so that requests are answered in between however large the catalogue is.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Runs all steps synchronously. */
export function runSync<T>(steps: Steps<T>): T {
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

/**
 * A value made by steps: in slices ahead of its use, or synchronously if it is needed earlier. If a
 * step throws, the next use starts again.
 */
export class LazyValue<T> {
  readonly #start: () => Steps<T>;
  #steps: Steps<T> | undefined;
  #made: { value: T } | undefined;

  constructor(start: () => Steps<T>) {
    this.#start = start;
  }

  get value(): T {
    for (;;) {
      const made = this.#next();
      if (made) return made.value;
    }
  }

  /** Resolves when it is made. */
  async ahead(): Promise<void> {
    while (!this.#next()) await setImmediate();
  }

  #next(): { value: T } | undefined {
    if (this.#made) return this.#made;
    this.#steps ??= this.#start();
    try {
      const step = this.#steps.next();
      if (step.done) this.#made = { value: step.value };
    } catch (error) {
      this.#steps = undefined;
      throw error;
    }
    return this.#made;
  }
}
