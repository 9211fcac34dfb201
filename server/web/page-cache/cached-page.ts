import { createHash } from 'node:crypto';
import type { Headers } from '../../platform/http/security-headers.ts';
import { type Effort, type Encoding, encode } from '../../platform/http/content-encoding.ts';

/** A rendered page that is the same for every anonymous visitor. */
export interface RenderedPage {
  body: Buffer;
  /** Headers except those that depend on the encoding, and Cache-Control. */
  headers: Headers;
}

/** One encoding of a page, ready to be sent: header names and values in turn, and the body. */
export interface Variant {
  head: readonly string[];
  body: Buffer;
  effort: Effort;
}

/** A page with the encodings made so far. Immutable. */
export interface CachedPage {
  /** Weak: all encodings are the same page, and better compression must not invalidate it. */
  etag: string;
  /** Headers of a 304. */
  notModified: readonly string[];
  /** Its own headers, names and values in turn. */
  head: readonly string[];
  identity: Buffer;
  variants: Readonly<Partial<Record<Encoding, Variant>>>;
}

/**
 * Revalidated at each use, because prices and statuses change (docs/house.md, "What is cached").
 */
const CACHE_CONTROL = 'no-cache';
/** Estimated bytes of a page beside its bodies: headers, key, objects. */
const OVERHEAD = 4096;

/**
 * The tag covers the headers, too: a browser that gets a 304 keeps the content security policy that
 * came with the page, so that a changed policy has to be a changed page.
 */
export function newPage({ body, headers }: RenderedPage): CachedPage {
  const identity = ownMemory(body);
  const head = Object.entries(headers).flat();
  const hash = createHash('sha256').update(JSON.stringify(head)).update(identity);
  const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`;
  return { etag, notModified: validators(etag), head, identity, variants: {} };
}

/** The page with one more encoding, or with one replaced by a better compressed one. */
export async function withVariant(
  page: CachedPage,
  encoding: Encoding,
  effort: Effort,
): Promise<CachedPage> {
  const body =
    encoding === 'identity'
      ? page.identity
      : ownMemory(await encode(page.identity, encoding, effort));
  const length = ['Content-Length', String(body.length)];
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const head = [...page.head, ...length, ...coding, ...validators(page.etag)];
  return { ...page, variants: { ...page.variants, [encoding]: { head, body, effort } } };
}

/** The page with the encodings of another rendering of it, the best of each. */
export function withVariantsOf(page: CachedPage, other: CachedPage): CachedPage {
  const best = Object.entries(other.variants).filter(
    ([encoding, { effort }]) => effort === 'best' || !page.variants[encoding as Encoding],
  );
  return { ...page, variants: { ...page.variants, ...Object.fromEntries(best) } };
}

/** Memory that the cached page takes, in bytes, with all its encodings. */
export function bytesOf(page: CachedPage): number {
  const bodies = Object.values(page.variants).map((variant) => variant.body);
  const buffers = new Set([page.identity, ...bodies]);
  return [...buffers].reduce((sum, body) => sum + body.length, OVERHEAD);
}

function validators(etag: string): string[] {
  return ['ETag', etag, 'Cache-Control', CACHE_CONTROL, 'Vary', 'Accept-Encoding'];
}

/**
 * Node allocates small buffers from shared blocks of 64 KB: a cached one would retain its whole
 * block, several times what `bytesOf` counts.
 */
function ownMemory(bytes: Buffer): Buffer {
  return bytes.length === bytes.buffer.byteLength
    ? bytes
    : Buffer.from(new Uint8Array(bytes).buffer);
}
