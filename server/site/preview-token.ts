import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs the preview links of one site; made of its secret for this purpose alone. */
export type PreviewKey = Buffer;

const PURPOSE = 'vitrine preview link 1';
const KEY_LENGTH = 32;
/** Page, the second since 1970 from which on it is refused (base 36), signature. */
const TOKEN = /^([a-z0-9-]{1,100})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * The key of this purpose: what signs a preview opens no session, and the other way round.
 * @param secret the site's SESSION_SECRET.
 */
export function previewKey(secret: string): PreviewKey {
  return Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_LENGTH));
}

/**
 * A token that opens the preview of one page, in every language, until `expires` (milliseconds
 * since 1970, cut to the second).
 */
export function signPreview(key: PreviewKey, page: string, expires: number): string {
  const content = `${page}.${Math.floor(expires / 1000).toString(36)}`;
  return `${content}.${signatureOf(key, content)}`;
}

/** The name of the page that a token opens; undefined when it is forged, expired or no token. */
export function previewedPage(key: PreviewKey, token: string, now: number): string | undefined {
  const [, page = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = signatureOf(key, `${page}.${expires}`);
  // Of equal length only when the token has the form of one.
  if (signature.length !== expected.length) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return now < Number.parseInt(expires, 36) * 1000 ? page : undefined;
}

function signatureOf(key: PreviewKey, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}
