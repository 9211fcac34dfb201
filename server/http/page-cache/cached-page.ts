import { createHash } from 'node:crypto';
import type { Locale } from '../../../views/domain/locale.ts';
import { type Effort, type Encoding, encode } from './content-encoding.ts';

/** A rendered page that is the same for every anonymous visitor. */
export interface RenderedPage {
  body: string;
  /** A page, or a part of one for the browser to put in. */
  type: keyof typeof CONTENT_HEADERS;
  locale: Locale;
}

const CONTENT_HEADERS = {
  page: ['Content-Type', 'text/html; charset=utf-8'],
  part: ['Content-Type', 'text/x-component', 'X-Robots-Tag', 'noindex'],
} as const;

/** One encoding of a page, ready to be sent: header names and values in turn, and the body. */
export interface Variant {
  head: readonly string[];
  body: Buffer;
  effort: Effort;
}

/** A page with the encodings that were asked for so far. Never changed, only replaced. */
export interface CachedPage {
  /**
   * Weak: the encodings are the same page, and a better compressed one does not make a visitor
   * fetch it again.
   */
  etag: string;
  /** Headers of a 304. */
  notModified: readonly string[];
  locale: Locale;
  type: RenderedPage['type'];
  identity: Buffer;
  variants: Readonly<Partial<Record<Encoding, Variant>>>;
}

/**
 * Revalidated at each use, because prices and statuses change (docs/house.md, "What is cached").
 */
const CACHE_CONTROL = 'no-cache';
/** Bytes that a page costs beside its bodies: headers, key, the object itself. */
const OVERHEAD = 4096;

export function newPage({ body, type, locale }: RenderedPage): CachedPage {
  const identity = ownMemory(Buffer.from(body));
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { etag, notModified: validators(etag), locale, type, identity, variants: {} };
}

/** The page with one more encoding, or with a better one of the same. */
export async function withVariant(
  page: CachedPage,
  encoding: Encoding,
  effort: Effort,
  common: readonly string[],
): Promise<CachedPage> {
  const body =
    encoding === 'identity'
      ? page.identity
      : ownMemory(await encode(page.identity, encoding, effort));
  const own = [...CONTENT_HEADERS[page.type], 'Content-Language', page.locale];
  const length = ['Content-Length', String(body.length)];
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const head = [...own, ...length, ...coding, ...validators(page.etag), ...common];
  return { ...page, variants: { ...page.variants, [encoding]: { head, body, effort } } };
}

/** Bytes of memory that keeping the page takes, every encoding counted. */
export function bytesOf(page: CachedPage): number {
  const bodies = Object.values(page.variants).map((variant) => variant.body);
  const held = new Set([page.identity, ...bodies]);
  return [...held].reduce((sum, body) => sum + body.length, OVERHEAD);
}

function validators(etag: string): string[] {
  return ['ETag', etag, 'Cache-Control', CACHE_CONTROL, 'Vary', 'Accept-Encoding'];
}

/**
 * Node hands out small buffers as pieces of shared blocks of 64 KB: a kept piece would hold its
 * whole block, several times what `bytesOf` counts.
 */
function ownMemory(bytes: Buffer): Buffer {
  return bytes.length === bytes.buffer.byteLength
    ? bytes
    : Buffer.from(new Uint8Array(bytes).buffer);
}
