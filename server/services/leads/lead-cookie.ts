import { OwnCookies } from '../../platform/http/own-cookies.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Response } from 'express';

/** Purpose of a cookie. */
interface CookieUse {
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
export const SENT_LEAD_COOKIE: CookieUse = {
  name: 'sent',
  purpose: 'vitrine sent lead 1',
  maxAge: SENT_AGE,
};

/** For the form of a visit, which offers the profile of an earlier one. */
export const PROFILE_COOKIE: CookieUse = {
  name: 'profile',
  purpose: 'vitrine profile 1',
  maxAge: PROFILE_AGE,
};

/** Id of a lead, expiry in seconds since 1970 (base 36), signature. */
const TOKEN = /^([\da-f-]{36})\.([\da-z]{1,9})\.([\w-]{43})$/;

/** Between the tokens of one cookie. */
const SEPARATOR = '~';
/** Leads of one cookie: more than a visitor has open in tabs. */
const MAX_LEADS = 8;

/**
 * A cookie that names leads which this browser has sent, the newest first. It contains no personal
 * data, and only proves that this browser sent them.
 */
export class LeadCookie {
  readonly #use: CookieUse;
  readonly #key: Buffer;
  readonly #cookies: OwnCookies;

  /** @param secret the site's session secret. */
  constructor(use: CookieUse, secret: string, config: SiteUrl) {
    this.#use = use;
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', use.purpose, 32));
    this.#cookies = new OwnCookies(config);
  }

  /**
   * @param now milliseconds since 1970.
   * @param cookies of the request: the leads that they name stay beside this one.
   */
  set(res: Response, lead: string, now: number, cookies?: string): void {
    const { name, maxAge } = this.#use;
    const content = `${lead}.${(Math.floor(now / 1000) + maxAge).toString(36)}`;
    const earlier = this.#tokens(cookies).filter((token) => {
      const id = this.#leadOf(token, now);
      return id !== undefined && id !== lead;
    });
    const tokens = [`${content}.${this.#sign(content)}`, ...earlier].slice(0, MAX_LEADS);
    this.#cookies.set(res, name, tokens.join(SEPARATOR), maxAge * 1000);
  }

  /** The id of the newest lead; undefined if there is none that was signed here and is valid. */
  read(cookies: string | undefined, now: number): string | undefined {
    return this.readAll(cookies, now)[0];
  }

  /** The ids of the leads, without those that are forged, expired or of another purpose. */
  readAll(cookies: string | undefined, now: number): string[] {
    return this.#tokens(cookies).flatMap((token) => this.#leadOf(token, now) ?? []);
  }

  #tokens(cookies: string | undefined): string[] {
    const value = this.#cookies.read(cookies, this.#use.name);
    return value?.split(SEPARATOR).slice(0, MAX_LEADS) ?? [];
  }

  #leadOf(token: string, now: number): string | undefined {
    const [, lead = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
    const expected = Buffer.from(this.#sign(`${lead}.${expires}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return now < Number.parseInt(expires, 36) * 1000 ? lead : undefined;
  }

  #sign(content: string): string {
    return createHmac('sha256', this.#key).update(content).digest('base64url');
  }
}
