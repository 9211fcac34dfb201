import type { SiteUrl } from '../../platform/http/site-url.ts';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Response } from 'express';

/** Purpose of a cookie. */
interface Use {
  name: string;
  /** Distinguishes the signatures of the purposes. */
  purpose: string;
  /** Seconds. */
  maxAge: number;
}

/** Seconds for which the thank-you page shows what was sent. */
const SENT_AGE = 30 * 60;
/** Seconds for which a profile that was filled in here may be used again: a month. */
const PROFILE_AGE = 30 * 24 * 3600;

/** For the thank-you page. */
export const SENT: Use = { name: 'sent', purpose: 'vitrine sent lead 1', maxAge: SENT_AGE };

/** For the form of a visit, which offers the profile of an earlier one. */
export const PROFILE: Use = {
  name: 'profile',
  purpose: 'vitrine profile 1',
  maxAge: PROFILE_AGE,
};

/** Id of a lead, expiry in seconds since 1970 (base 36), signature. */
const TOKEN = /^([\da-f-]{36})\.([\da-z]{1,9})\.([\w-]{43})$/;

/**
 * A cookie that names a lead which this browser has sent. It contains no personal data, and only
 * proves that this browser sent the lead.
 */
export class LeadCookie {
  readonly #use: Use;
  readonly #key: Buffer;
  readonly #isSecure: boolean;

  /** @param secret the site's session secret. */
  constructor(use: Use, secret: string, { siteUrl }: SiteUrl) {
    this.#use = use;
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', use.purpose, 32));
    this.#isSecure = siteUrl?.startsWith('https:') ?? false;
  }

  /** @param now milliseconds since 1970. */
  set(res: Response, lead: string, now: number): void {
    const { name, maxAge } = this.#use;
    const content = `${lead}.${(Math.floor(now / 1000) + maxAge).toString(36)}`;
    res.cookie(name, `${content}.${this.#sign(content)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      maxAge: maxAge * 1000,
      path: '/',
    });
  }

  /** The id of the lead; undefined for a cookie that is forged, expired or of another purpose. */
  read(cookies: string | undefined, now: number): string | undefined {
    const { name } = this.#use;
    const token = cookies?.split(/; */).find((one) => one.startsWith(`${name}=`));
    const [, lead = '', expires = '', signature = ''] =
      TOKEN.exec(token?.slice(name.length + 1) ?? '') ?? [];
    const expected = Buffer.from(this.#sign(`${lead}.${expires}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return now < Number.parseInt(expires, 36) * 1000 ? lead : undefined;
  }

  #sign(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('base64url');
  }
}
