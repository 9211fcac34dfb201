import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const PURPOSE = 'vitrine file name of an owner 1';
const CIPHER = 'aes-256-gcm';
/** Bytes of the nonce and of the tag of AES-GCM (NIST SP 800-38D, section 8.2 and 5.2.1.2). */
const NONCE = 12;
const TAG = 16;

/** The name of a file at the CRM, and the one that it is saved as. */
export interface SealedName {
  fileName: string;
  savedAs: string;
}

/**
 * File names of documents that only the servers of the site can read: they may name people whom the
 * page does not show.
 */
export class SealedNames {
  readonly #key: Uint8Array;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  /** Both names as one segment of a URL path. */
  seal({ fileName, savedAs }: SealedName): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = [cipher.update(JSON.stringify([fileName, savedAs])), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
  }

  /** The names; undefined for anything that this site has not sealed. */
  open(segment: string): SealedName | undefined {
    const bytes = Buffer.from(segment, 'base64url');
    if (bytes.length <= NONCE + TAG) return undefined;
    try {
      const cipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE));
      cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      const plain = Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
      const [fileName, savedAs] = JSON.parse(plain.toString()) as [string, string];
      return { fileName, savedAs };
    } catch {
      // Forged, or sealed with another secret: there is no such document.
      return undefined;
    }
  }
}
