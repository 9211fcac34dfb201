import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { HttpError } from '../errors.ts';

/**
 * Documents that are sent at once, in all and to one owner, whose browser asks for six; who asks
 * for more is asked to come again.
 */
const AT_ONCE = 16;
const OF_AN_OWNER = 6;

export class TooManyDownloads extends HttpError {
  constructor() {
    super(503, 'too many documents are being sent');
    this.name = 'TooManyDownloads';
  }
}

const tooMany = () => new TooManyDownloads();

/** The documents that are being sent to owners. */
export class Downloads {
  readonly #all = new ConcurrencyLimit(AT_ONCE, 0, tooMany);
  /** By owner, while something is sent to them. */
  readonly #ofOwner = new Map<number, ConcurrencyLimit>();

  /**
   * Runs what sends a document to this owner.
   * @throws TooManyDownloads; what `send` throws.
   */
  async run(owner: number, send: () => Promise<void>): Promise<void> {
    const own = this.#ofOwner.get(owner) ?? new ConcurrencyLimit(OF_AN_OWNER, 0, tooMany);
    this.#ofOwner.set(owner, own);
    try {
      await own.run(() => this.#all.run(send));
    } finally {
      if (!own.isBusy) this.#ofOwner.delete(owner);
    }
  }
}
