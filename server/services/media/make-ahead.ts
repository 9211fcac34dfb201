import { setImmediate } from 'node:timers/promises';
import type { Timers } from '../../platform/concurrency/timers.ts';
import { MediaFault } from './fetch/media-fault.ts';
import type { Variant } from './sizing/media-path.ts';

/** Milliseconds between two files, and between two checks whether visitors wait for theirs. */
const DEBOUNCE = 100;
/** Files checked before yielding to the event loop. */
const BATCH_SIZE = 500;

interface Work {
  wanted: Iterable<Variant>;
  isCached: (variant: Variant) => Promise<boolean>;
  /** Whether one more file would evict another. */
  isFull: () => boolean;
  /** Whether a visitor's picture is being made. */
  isBusy: () => boolean;
  make: (variant: Variant) => Promise<unknown>;
  timers: Timers;
}

/**
 * Makes the files that are not cached yet, one at a time and only while no visitor waits for
 * another. Pictures that cannot be fetched are skipped.
 */
export async function makeAhead({ wanted, timers, ...work }: Work): Promise<void> {
  let looked = 0;
  for (const variant of wanted) {
    looked += 1;
    if (looked % BATCH_SIZE === 0) await setImmediate();
    if (work.isFull()) return;
    if (await work.isCached(variant)) continue;
    do await pause(timers);
    while (work.isBusy());
    await work.make(variant).catch(passOver);
  }
}

function pause(timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    timers.after(DEBOUNCE, resolve);
  });
}

function passOver(error: unknown): void {
  if (!(error instanceof MediaFault)) throw error;
}
