import { Writable } from 'node:stream';

/** Collects what React writes. */
export class CollectingStream extends Writable {
  readonly #parts: Buffer[] = [];
  readonly #done = Promise.withResolvers<string>();

  constructor() {
    super({ decodeStrings: true });
    this.on('finish', () => this.#done.resolve(Buffer.concat(this.#parts).toString('utf8')));
    this.on('error', (error) => this.#done.reject(error));
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    for (const { chunk } of chunks) this.#parts.push(chunk);
    done();
  }

  /** All that was written, once the writer ended. */
  text(): Promise<string> {
    return this.#done.promise;
  }
}
