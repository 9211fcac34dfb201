/** Why slides that go on by themselves stand still. */
export type Hold = 'pointer' | 'focus' | 'button' | 'hidden';

interface AutoplayOptions {
  /** Milliseconds that each slide is shown. */
  every: number;
  next: () => void;
  /** Calls `run` once after `ms` milliseconds, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void;
}

/**
 * Goes on to the next slide again and again, unless something holds it (spec section 4). The whole
 * time starts anew when nothing does any more.
 */
export class Autoplay {
  readonly #options: AutoplayOptions;
  readonly #holds = new Set<Hold>();
  #cancel: (() => void) | undefined;

  constructor(options: AutoplayOptions) {
    this.#options = options;
  }

  /** Begins, or begins the time of the slide anew. */
  start(): void {
    this.stop();
    if (this.#holds.size > 0) return;
    const { every, next, after } = this.#options;
    this.#cancel = after(every, () => {
      next();
      this.start();
    });
  }

  hold(reason: Hold, isHeld: boolean): void {
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
