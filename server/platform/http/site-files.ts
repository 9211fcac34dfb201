import path from 'node:path';
import type { RequestHandler } from 'express';
import { bestEncoding, type Encoding, encode } from './content-encoding.ts';
import { YEAR_IMMUTABLE } from './cache-control.ts';
import { refuse } from './refuse.ts';
import { DRAWING_POLICY } from './security-headers.ts';

/** A file in memory; its name changes with its content. */
interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** URL path of the files that are made when the site is loaded. */
export const SITE_FILES = '/assets/site';

/** Sets of files served at a time: the current one and those that open pages refer to. */
const MAX_SETS = 8;
/** Compressed already. */
const COMPRESSED_TYPES = ['.woff2', '.png'];

/**
 * Files made when the site is loaded, served from memory: its stylesheet, its own fonts. Former
 * sets stay for a while, for pages that were sent with them. An encoding is made when it is first
 * requested, so that the start is fast; the best compression follows in the background.
 */
export class SiteFiles {
  #sets: ReadonlyMap<string, EncodedFile>[] = [];

  /** Serves these files from now on. */
  publish(files: readonly NamedFile[]): void {
    const known = new Map(this.#sets.toReversed().flatMap((set) => [...set]));
    const set = new Map(
      files.map((file) => [file.name, known.get(file.name) ?? new EncodedFile(file)] as const),
    );
    this.#sets = [set, ...this.#sets].slice(0, MAX_SETS);
  }

  /**
   * Answers GET and HEAD below the path that it is mounted at; `fallback` answers for unknown files,
   * without it that is 404.
   */
  handler(fallback?: RequestHandler): RequestHandler {
    return async (req, res, next) => {
      const name = req.path.slice(1);
      const file = this.#sets.find((set) => set.has(name))?.get(name);
      if (!file) {
        return fallback ? fallback(req, res, next) : refuse(res, 404, 'There is no such file.');
      }
      res.locals.isRoutine = true;
      const encoding = bestEncoding(req.get('accept-encoding') ?? '');
      const body = await file.body(encoding);
      res.set({ 'Cache-Control': YEAR_IMMUTABLE, Vary: 'Accept-Encoding' });
      if (body !== file.bytes) res.set('Content-Encoding', encoding);
      if (name.endsWith('.svg')) res.set('Content-Security-Policy', DRAWING_POLICY);
      res.type(path.extname(name)).send(body);
    };
  }
}

class EncodedFile {
  readonly bytes: Buffer;
  readonly #isCompressed: boolean;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor({ name, bytes }: NamedFile) {
    this.bytes = bytes;
    this.#isCompressed = COMPRESSED_TYPES.includes(path.extname(name));
  }

  /** `bytes` itself where nothing is to be compressed. */
  async body(encoding: Encoding): Promise<Buffer> {
    if (this.#isCompressed || encoding === 'identity') return this.bytes;
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const quick = encode(this.bytes, encoding, 'quick');
    this.#bodies.set(encoding, quick);
    // Out of memory, the next request tries again.
    this.#improve(encoding, quick).catch(() => this.#bodies.delete(encoding));
    return quick;
  }

  async #improve(encoding: Encoding, quick: Promise<Buffer>): Promise<void> {
    await quick;
    const best = await encode(this.bytes, encoding, 'best');
    this.#bodies.set(encoding, Promise.resolve(best));
  }
}
