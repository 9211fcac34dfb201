import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Bytes of the nonce and of the tag of AES-GCM (NIST SP 800-38D, section 8.2 and 5.2.1.2). */
const NONCE = 12;
const TAG = 16;

/**
 * Texts in URLs that only the servers of the site can read and make. The same text is always sealed
 * the same, so that a browser has one URL for it: the nonce is made from the text, as in AES-SIV.
 */
export class SealedTexts {
  readonly #key: Uint8Array;
  readonly #nonceKey: Uint8Array;

  /**
   * @param secret the site's session secret.
   * @param purpose distinguishes texts for different uses.
   */
  constructor(secret: string, purpose: string) {
    const derived = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
    this.#key = derived(purpose);
    this.#nonceKey = derived(`${purpose}, nonce`);
  }

  /** Characters of base64url (RFC 4648), a third more than the text has bytes, and 38. */
  seal(text: string): string {
    const nonce = createHmac('sha256', this.#nonceKey).update(text).digest().subarray(0, NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = [cipher.update(text), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
  }

  /** The text; undefined for anything that this site has not sealed for this purpose. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE + TAG) return undefined;
    try {
      const cipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE));
      cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString();
    } catch {
      // Forged, or sealed with another secret.
      return undefined;
    }
  }
}
