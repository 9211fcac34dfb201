import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The option `preferred`, which the package's types lack. */
interface PreferringNegotiator {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** In the server's order of preference, by every name that a client may use. */
const ENCODINGS: ReadonlyMap<string, Encoding> = new Map([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['identity', 'identity'],
]);
const NAMES = [...ENCODINGS.keys()];

/** `quick` while a visitor waits, `best` in the background. */
export type Effort = 'quick' | 'best';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { quick: 5, best: 11 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 6, best: 9 };
/** Headers whose encodings are cached: browsers send a handful of different ones. */
const MAX_REMEMBERED = 64;
/** Characters of a header that is cached; browsers send some thirty. */
const MAX_LENGTH = 200;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Caches its results, because nearly all visitors send the same few headers. */
export function createNegotiator(): (acceptEncoding: string | undefined) => Encoding {
  const remembered = new LRUCache<string, Encoding>({ max: MAX_REMEMBERED });
  return (acceptEncoding) => {
    if (!acceptEncoding) return 'identity';
    const known = remembered.get(acceptEncoding);
    if (known) return known;
    const encoding = bestEncoding(acceptEncoding);
    if (acceptEncoding.length <= MAX_LENGTH) remembered.set(acceptEncoding, encoding);
    return encoding;
  };
}

/**
 * The encoding of the highest quality in an Accept-Encoding header, ties in the server's order.
 * Identity when nothing matches.
 */
export function bestEncoding(header: string): Encoding {
  const client: PreferringNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return ENCODINGS.get(client.encoding(NAMES, { preferred: NAMES }) ?? '') ?? 'identity';
}

/** Compresses text in libuv's thread pool. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, gzipOptions(effort));
  return encoding === 'identity' ? body : brotli(body, brotliOptions(body.length, effort));
}

export function gzipOptions(effort: Effort): ZlibOptions {
  return { level: GZIP_LEVEL[effort] };
}

/** @param bytes length of the whole text. */
export function brotliOptions(bytes: number, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  };
}
