import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { hkdfSync } from 'node:crypto';
import type { Response } from 'express';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import type { FormValues } from '../../views/domain/forms/form-field.ts';
import type { Config } from '../config.ts';

const PURPOSE = 'vitrine draft of a form 1';
/** Seconds. */
const MAX_AGE = 30 * 60;
/** Characters of one cookie's value, below the 4096 bytes that browsers keep; and cookies. */
const CHUNK = 3500;
const MAX_CHUNKS = 3;
/** Bytes of a draft once inflated: more than any form has. */
const MAX_DRAFT = 64 * 1024;

const draftSchema = z.strictObject({
  /** Seconds since 1970. */
  expires: z.int(),
  values: z.record(z.string(), z.string()),
});

/**
 * Drafts of forms in several steps: what was typed in earlier steps travels in encrypted cookies,
 * so that no address, log or other page holds it.
 */
export class DraftCookies {
  readonly #key: Uint8Array;
  readonly #isSecure: boolean;

  /** @param secret the site's session secret. */
  constructor(secret: string, { siteUrl }: Pick<Config, 'siteUrl'>) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', PURPOSE, 32));
    this.#isSecure = siteUrl?.startsWith('https:') ?? false;
  }

  /**
   * @param form name of the form: each has a draft of its own.
   * @param now milliseconds since 1970.
   * @throws RangeError for a draft that no browser would keep.
   */
  async set(res: Response, form: string, values: FormValues, now: number): Promise<void> {
    const expires = Math.floor(now / 1000) + MAX_AGE;
    const plain = deflateRawSync(JSON.stringify({ expires, values }));
    const sealed = await new CompactEncrypt(plain)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#key);
    const chunks = Math.ceil(sealed.length / CHUNK);
    if (chunks > MAX_CHUNKS) throw new RangeError(`a draft of ${sealed.length} characters`);
    for (let index = 0; index < MAX_CHUNKS; index++) {
      const chunk = sealed.slice(index * CHUNK, (index + 1) * CHUNK);
      if (chunk !== '') res.cookie(nameOf(form, index), chunk, this.#options(MAX_AGE * 1000));
      else res.clearCookie(nameOf(form, index), this.#options());
    }
  }

  /** The draft of a form; undefined if there is none, or it is expired, cut or not ours. */
  async read(
    cookies: string | undefined,
    form: string,
    now: number,
  ): Promise<FormValues | undefined> {
    const pairs = new Map(cookies?.split(/; */).map((one) => splitPair(one)));
    const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) => pairs.get(nameOf(form, index)));
    const sealed = chunks.join('');
    if (sealed === '') return undefined;
    const draft = await this.#open(sealed);
    return draft && draft.expires * 1000 > now ? draft.values : undefined;
  }

  clear(res: Response, form: string): void {
    for (let index = 0; index < MAX_CHUNKS; index++) {
      res.clearCookie(nameOf(form, index), this.#options());
    }
  }

  async #open(sealed: string): Promise<z.infer<typeof draftSchema> | undefined> {
    try {
      const { plaintext } = await compactDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const plain = inflateRawSync(plaintext, { maxOutputLength: MAX_DRAFT });
      return draftSchema.parse(JSON.parse(plain.toString()));
    } catch {
      // Whoever forges a cookie or brings one of another key begins at the first step.
      return undefined;
    }
  }

  #options(maxAge?: number) {
    return {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      path: '/',
      ...(maxAge !== undefined && { maxAge }),
    } as const;
  }
}

/** Name of the cookie with a part of the draft. */
function nameOf(form: string, index: number): string {
  return `draft-${form}-${index}`;
}

function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
}
