import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import type { FormValues } from '../../../views/domain/forms/form-field.ts';
import type { DraftStore } from './draft-store.ts';

const PURPOSE = 'vitrine draft of a form 2';
/** Bytes of a draft once inflated: more than any form has. */
const MAX_DRAFT = 64 * 1024;

/** Another release may have sealed more with it: what is not known here is dropped. */
const draftSchema = z.object({
  form: z.string(),
  /** Milliseconds since 1970. */
  expires: z.int(),
  values: z.record(z.string(), z.string()),
});

/**
 * Drafts that no server stores: the token is the draft itself, encrypted, so that only the servers
 * of the site read it.
 */
export class SealedDrafts implements DraftStore {
  readonly #key: Uint8Array;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  keep(form: string, values: FormValues, expires: number): Promise<string> {
    const plain = deflateRawSync(JSON.stringify({ form, expires, values }));
    return new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#key);
  }

  async find(sealed: string, form: string, now: number): Promise<FormValues | undefined> {
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
      // After a forged draft, or one sealed with another key, the form begins at its first step.
      return undefined;
    }
  }
}
