/** Why slides that advance automatically are held. */
export type PauseReason = 'pointer' | 'focus' | 'button' | 'hidden';

interface AutoplayOptions {
  /** Milliseconds that each slide is shown. */
  every: number;
  next: () => void;
  /** Calls `run` once after `ms` milliseconds, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void;
}

/**
 * Advances to the next slide repeatedly, unless something holds it (spec section 4). When the last
 * hold ends, the full interval starts again.
 */
export class Autoplay {
  readonly #options: AutoplayOptions;
  readonly #holds = new Set<PauseReason>();
  #cancel: (() => void) | undefined;

  constructor(options: AutoplayOptions) {
    this.#options = options;
  }

  /** Starts, or restarts the interval of the current slide. */
  start(): void {
    this.stop();
    if (this.#holds.size > 0) return;
    const { every, next, after } = this.#options;
    this.#cancel = after(every, () => {
      next();
      this.start();
    });
  }

  hold(reason: PauseReason, isHeld: boolean): void {
    if (this.#holds.has(reason) === isHeld) return;
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.start();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
