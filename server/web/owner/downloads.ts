import {
  type ConcurrencyLimit,
  concurrencyLimit,
} from '../../platform/concurrency/concurrency-limit.ts';
import { HttpError } from '../../platform/http-error.ts';

/** Documents that are sent at once to all owners: each takes a connection to the CRM. */
const MAX_CONCURRENT = 16;
/**
 * Documents that are sent at once to one owner, whose browser asks for six; more are answered with
 * 503.
 */
const MAX_PER_OWNER = 6;

export class TooManyDownloads extends HttpError {
  constructor() {
    super(503, 'too many documents are being sent');
    this.name = 'TooManyDownloads';
  }
}

const downloadLimit = (atATime: number) =>
  concurrencyLimit({ atATime, maxWaiting: 0, full: () => new TooManyDownloads() });

/** The documents that are being sent to owners. */
export class Downloads {
  readonly #all = downloadLimit(MAX_CONCURRENT);
  /** Running downloads by owner. */
  readonly #ofOwner = new Map<number, ConcurrencyLimit>();

  /**
   * Runs `send`, which sends a document to this owner.
   * @throws TooManyDownloads; the errors of `send`.
   */
  async run(owner: number, send: () => Promise<void>): Promise<void> {
    const own = this.#ofOwner.get(owner) ?? downloadLimit(MAX_PER_OWNER);
    this.#ofOwner.set(owner, own);
    try {
      await own.run(() => this.#all.run(send));
    } finally {
      if (!own.isBusy) this.#ofOwner.delete(owner);
    }
  }
}
