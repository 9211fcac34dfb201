import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The key that signs a site's preview links, derived from its secret for this purpose only. */
export type PreviewKey = Buffer;

const PURPOSE = 'vitrine preview link 1';
const KEY_LENGTH = 32;
/** Page, expiry in seconds since 1970 (base 36), signature. */
const TOKEN = /^([a-z0-9-]{1,100})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Derives the key, so that signatures of previews and sessions are not interchangeable.
 * @param secret the site's (server/session-secret.ts).
 */
export function previewKey(secret: string): PreviewKey {
  return Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_LENGTH));
}

/**
 * A token for the preview of one page, in every language, until `expires` (milliseconds since 1970,
 * rounded down to the second).
 */
export function signPreview(key: PreviewKey, page: string, expires: number): string {
  const content = `${page}.${Math.floor(expires / 1000).toString(36)}`;
  return `${content}.${signatureOf(key, content)}`;
}

/** The name of the token's page; undefined when the token is forged, expired or malformed. */
export function previewedPage(key: PreviewKey, token: string, now: number): string | undefined {
  const [, page = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = signatureOf(key, `${page}.${expires}`);
  // `timingSafeEqual` throws for buffers of different length.
  if (signature.length !== expected.length) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return now < Number.parseInt(expires, 36) * 1000 ? page : undefined;
}

function signatureOf(key: PreviewKey, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}
