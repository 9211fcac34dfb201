import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Expiry in seconds since 1970 (base 36), signature. */
const TOKEN = /^([\da-z]{1,9})\.([\w-]{43})$/;

/**
 * Signs words until a time. The token does not contain them: the caller that verifies it passes what
 * should have been signed.
 */
export class Signer {
  readonly #key: Buffer;

  /**
   * @param secret the site's session secret.
   * @param purpose distinguishes tokens for different uses.
   */
  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** @param expiresAt milliseconds since 1970. */
  sign(words: string, expiresAt: number): string {
    const expires = Math.floor(expiresAt / 1000).toString(36);
    return `${expires}.${this.#signature(words, expires)}`;
  }

  /** Whether a token was signed for these words and has not expired. */
  holds(words: string, token: string, now: number): boolean {
    const [, expires = '', signature = ''] = TOKEN.exec(token) ?? [];
    const expected = Buffer.from(this.#signature(words, expires));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return now < Number.parseInt(expires, 36) * 1000;
  }

  #signature(words: string, expires: string): string {
    return createHmac('sha256', this.#key).update(`${expires} ${words}`).digest('base64url');
  }
}
