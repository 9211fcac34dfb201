import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import type { FormValues } from '../../views/domain/forms/form-field.ts';

const PURPOSE = 'vitrine draft of a form 2';
/** Bytes of a draft once inflated: more than any form has. */
const MAX_DRAFT = 64 * 1024;

const draftSchema = z.strictObject({
  form: z.string(),
  /** Milliseconds since 1970. */
  expires: z.int(),
  values: z.record(z.string(), z.string()),
});

/** Encrypts what was typed in a form, so that only the server reads it, until it expires. */
export class DraftSeal {
  readonly #key: Uint8Array;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  /**
   * @param form name of the form, of which alone it is a draft.
   * @param expires milliseconds since 1970.
   */
  close(form: string, values: FormValues, expires: number): Promise<string> {
    const plain = deflateRawSync(JSON.stringify({ form, expires, values }));
    return new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#key);
  }

  /**
   * The values of a draft; undefined if it is expired, cut, of another form or not ours.
   * @param now milliseconds since 1970.
   */
  async open(sealed: string, form: string, now: number): Promise<FormValues | undefined> {
    const draft = await this.#decrypt(sealed);
    return draft?.form === form && draft.expires > now ? draft.values : undefined;
  }

  async #decrypt(sealed: string): Promise<z.infer<typeof draftSchema> | undefined> {
    try {
      const { plaintext } = await compactDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const plain = inflateRawSync(plaintext, { maxOutputLength: MAX_DRAFT });
      return draftSchema.parse(JSON.parse(plain.toString()));
    } catch {
      // Whoever forges a draft or brings one of another key begins at the first step.
      return undefined;
    }
  }
}
