import { createHmac, hkdfSync } from 'node:crypto';
import type { RateRule } from './rate-limits.ts';

const PURPOSE = 'vitrine rate limits 1';

/**
 * Makes keyed hashes of what is counted under a rule, by which neither an address nor a name can be
 * found, on this site or another.
 */
export class KeyHasher {
  readonly #key: Buffer;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  }

  hash({ name }: Pick<RateRule, 'name'>, key: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([name, key]))
      .digest('base64url');
  }
}
