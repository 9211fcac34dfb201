import { Writable } from 'node:stream';

/**
 * Collects what React writes: some hundred chunks, which bypass the stream's own buffering. React
 * does not change a chunk once it is written.
 */
export class CollectingStream extends Writable {
  readonly #parts: (Uint8Array | Buffer)[] = [];
  readonly #done = Promise.withResolvers<Buffer>();

  constructor() {
    super();
    this.on('error', (error) => this.#done.reject(error));
  }

  /** True: there is no back pressure. */
  override write(chunk: Uint8Array | string): boolean {
    this.#parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#done.resolve(Buffer.concat(this.#parts));
    return this;
  }

  /** The collected data; resolves when the writer ended. */
  bytes(): Promise<Buffer> {
    return this.#done.promise;
  }
}
