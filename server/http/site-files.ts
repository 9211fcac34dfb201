import path from 'node:path';
import type { RequestHandler } from 'express';
import { bestEncoding, type Encoding, encode } from './page-cache/content-encoding.ts';
import { YEAR_IMMUTABLE } from './cache-control.ts';
import { refuse } from './refuse.ts';

/** A file in memory; its name changes with its content. */
interface NamedFile {
  name: string;
  bytes: Buffer;
}

type Bodies = Readonly<Record<Encoding, Promise<Buffer>>>;

/** Sets of files served at a time: the current one and those that open pages refer to. */
const MAX_SETS = 8;
/** Compressed already. */
const COMPRESSED_TYPES = ['.woff2'];

/**
 * Files made when the site is loaded, served from memory: its stylesheet, its own fonts. Former
 * sets stay for a while, for pages that were sent with them.
 */
export class SiteFiles {
  #sets: ReadonlyMap<string, Bodies>[] = [];

  /** Serves these files from now on, and compresses them at once. */
  publish(files: readonly NamedFile[]): void {
    const known = new Map(this.#sets.toReversed().flatMap((set) => [...set]));
    const set = new Map(
      files.map((file) => [file.name, known.get(file.name) ?? bodiesOf(file)] as const),
    );
    this.#sets = [set, ...this.#sets].slice(0, MAX_SETS);
  }

  /** Answers GET and HEAD below the path that it is mounted at; 404 for unknown files. */
  handler(): RequestHandler {
    return async (req, res) => {
      const name = req.path.slice(1);
      const bodies = this.#sets.find((set) => set.has(name))?.get(name);
      if (!bodies) return refuse(res, 404, 'There is no such file.');
      res.locals.isRoutine = true;
      const encoding = bestEncoding(req.get('accept-encoding') ?? '');
      const [identity, body] = await Promise.all([bodies.identity, bodies[encoding]]);
      res.set({ 'Cache-Control': YEAR_IMMUTABLE, Vary: 'Accept-Encoding' });
      if (body !== identity) res.set('Content-Encoding', encoding);
      res.type(path.extname(name)).send(body);
    };
  }
}

function bodiesOf({ name, bytes }: NamedFile): Bodies {
  const identity = Promise.resolve(bytes);
  if (COMPRESSED_TYPES.includes(path.extname(name)))
    return { identity, gzip: identity, br: identity };
  return { identity, gzip: encode(bytes, 'gzip', 'best'), br: encode(bytes, 'br', 'best') };
}
