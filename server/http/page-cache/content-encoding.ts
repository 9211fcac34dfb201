import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In the order in which the server likes them. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `quick` holds up a visitor, `best` is made in the background. */
export type Effort = 'quick' | 'best';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { quick: 5, best: 11 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 6, best: 9 };
/** Browsers send a handful of different headers; a flood of others is not remembered. */
const MAX_REMEMBERED = 64;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Remembers what it has negotiated, because nearly all visitors send the same few headers. */
export function createNegotiator(): (acceptEncoding: string | undefined) => Encoding {
  const remembered = new Map<string, Encoding>();
  return (acceptEncoding) => {
    if (!acceptEncoding) return 'identity';
    const known = remembered.get(acceptEncoding);
    if (known) return known;
    const encoding = bestEncoding(acceptEncoding);
    if (remembered.size < MAX_REMEMBERED) remembered.set(acceptEncoding, encoding);
    return encoding;
  };
}

/**
 * The encoding of the highest quality in an Accept-Encoding header, ties in the server's order.
 * Identity when nothing fits: an answer that the client must decode is no help to it.
 */
export function bestEncoding(header: string): Encoding {
  const qualities = new Map(header.split(',').map(parseCoding));
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? (encoding === 'identity' ? 0 : (qualities.get('*') ?? 0));
  const liked = ENCODINGS.filter((encoding) => qualityOf(encoding) > 0);
  return liked.sort((one, other) => qualityOf(other) - qualityOf(one))[0] ?? 'identity';
}

function parseCoding(text: string): [coding: string, quality: number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return [coding === 'x-gzip' ? 'gzip' : coding, quality >= 0 && quality <= 1 ? quality : 0];
}

/** Compresses text away from the main thread. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: GZIP_LEVEL[effort] });
  if (encoding === 'identity') return body;
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
