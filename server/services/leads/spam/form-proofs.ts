import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isWork } from '../../../../views/domain/forms/form-proof.ts';

const PURPOSE = 'vitrine form proofs 1';
/** Milliseconds until a token expires: a form may stay open for a day. */
const LIFETIME = 24 * 3_600_000;
/**
 * Time of issue, in milliseconds since 1970 (base 36); random characters; signature; proof of work.
 */
const PROOF = /^(([\da-z]{1,9})\.[\w-]{12})\.([\w-]{22})\.(\d{1,9})$/;

/** The proof of a form: absent, forged, or valid. */
export type FormProof =
  | { kind: 'none' }
  | { kind: 'wrong' }
  /** `age`: milliseconds since the form was first touched. `token` identifies the proof. */
  | { kind: 'holds'; token: string; age: number };

/** Tokens with the time when a form was first touched, and the challenge of their proof of work. */
export class FormProofs {
  readonly #key: Buffer;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  /** A new token. */
  issue(now: number): string {
    const content = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${content}.${this.#sign(content)}`;
  }

  /** @param proof a token and the number that is work for it. */
  read(proof: string | undefined, now: number): FormProof {
    if (proof === undefined || proof === '') return { kind: 'none' };
    const [, token = '', time = '', signature = ''] = PROOF.exec(proof) ?? [];
    const expected = Buffer.from(this.#sign(token));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || !isWork(createHash('sha256').update(proof).digest())) return { kind: 'wrong' };
    const age = Math.max(0, now - Number.parseInt(time, 36));
    return age > LIFETIME ? { kind: 'none' } : { kind: 'holds', token, age };
  }

  #sign(content: string): string {
    const signature = createHmac('sha256', this.#key).update(content).digest();
    return signature.subarray(0, 16).toString('base64url');
  }
}
