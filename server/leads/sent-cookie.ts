import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Response } from 'express';
import type { Config } from '../config.ts';

const NAME = 'sent';
const PURPOSE = 'vitrine sent lead 1';
/** Seconds for which the page that thanks shows what was sent. */
const MAX_AGE = 30 * 60;
/** Id of a lead, expiry in seconds since 1970 (base 36), signature. */
const TOKEN = /^([\da-f-]{36})\.([\da-z]{1,9})\.([\w-]{43})$/;

/**
 * The cookie that names the lead which this browser has sent. It holds no personal data, and
 * proves nothing but that this browser sent it.
 */
export class SentCookie {
  readonly #key: Buffer;
  readonly #isSecure: boolean;

  /** @param secret the site's session secret. */
  constructor(secret: string, { siteUrl }: Pick<Config, 'siteUrl'>) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
    this.#isSecure = siteUrl?.startsWith('https:') ?? false;
  }

  /** @param now milliseconds since 1970. */
  set(res: Response, lead: string, now: number): void {
    const content = `${lead}.${(Math.floor(now / 1000) + MAX_AGE).toString(36)}`;
    res.cookie(NAME, `${content}.${this.#sign(content)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      maxAge: MAX_AGE * 1000,
      path: '/',
    });
  }

  /** The id of the lead; undefined for a cookie that is forged, expired or none of ours. */
  read(cookies: string | undefined, now: number): string | undefined {
    const token = cookies?.split(/; */).find((one) => one.startsWith(`${NAME}=`));
    const [, lead = '', expires = '', signature = ''] =
      TOKEN.exec(token?.slice(NAME.length + 1) ?? '') ?? [];
    const expected = Buffer.from(this.#sign(`${lead}.${expires}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return now < Number.parseInt(expires, 36) * 1000 ? lead : undefined;
  }

  #sign(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('base64url');
  }
}
