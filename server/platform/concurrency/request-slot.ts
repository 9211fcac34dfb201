import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { FairQueue } from './fair-queue.ts';

/** Who asks for work on the thread that answers requests. */
interface Asking {
  queue: FairQueue;
  /** The key of the client's IP address. */
  asker: string;
  /** Throws when the client has disconnected: nothing is computed for it. */
  throwIfGone?: () => void;
}

const current = new AsyncLocalStorage<Asking & { slot?: Slot }>();

/** A place among the requests that compute; free when everything begun within it has ended. */
class Slot {
  readonly #freed = Promise.withResolvers<void>();
  #works = 0;
  #isFree = false;

  get isFree(): boolean {
    return this.#isFree;
  }

  /** Resolves when it is free; never rejects. */
  get freed(): Promise<void> {
    return this.#freed.promise;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#works += 1;
    try {
      return await work();
    } finally {
      this.#works -= 1;
      if (this.#works === 0) this.#free();
    }
  }

  #free(): void {
    this.#isFree = true;
    this.#freed.resolve();
  }
}

/** Runs `work`, whose calls of `runInSlot` are queued for this asker. */
export function withAsker<T>(asking: Asking, work: () => T): T {
  return current.run(asking, work);
}

/** Runs `work` without being queued: for what is made once for all. */
export function outsideSlots<T>(work: () => T): T {
  return current.exit(work);
}

/**
 * Runs work that computes when the queue has a slot for who asks; other events come first. Within a
 * slot, and outside of a request, it runs at once. Work must not wait in its slot for a service, a
 * file or the client.
 * @throws the error of a full queue; that of a client that has left; what the work throws.
 */
export async function runInSlot<T>(work: () => Promise<T>): Promise<T> {
  const asking = current.getStore();
  if (!asking) return work();
  const { queue, asker, throwIfGone, slot } = asking;
  if (slot && !slot.isFree) return slot.run(work);
  return new Promise((resolve, reject) => {
    const task = async () => {
      throwIfGone?.();
      await setImmediate();
      const own = new Slot();
      resolve(current.run({ ...asking, slot: own }, () => own.run(work)));
      await own.freed;
    };
    queue.run(asker, task).catch(reject);
  });
}
