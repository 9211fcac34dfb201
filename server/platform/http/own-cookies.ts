import type { CookieOptions, Response } from 'express';
import { cookieIn } from './cookie-in.ts';
import type { SiteUrl } from './site-url.ts';

/** With it browsers take a cookie only by https, from this host, for all of its paths (RFC 6265bis). */
const HOST = '__Host-';

/**
 * Cookies that only the site's servers read. On https they have the prefix `__Host-`, so that no page
 * of another subdomain can set one; without it, one that an earlier release has set is read too.
 */
export class OwnCookies {
  readonly options: CookieOptions;
  readonly #prefix: string;

  constructor({ siteUrl }: SiteUrl) {
    const secure = siteUrl?.startsWith('https:') ?? false;
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
    this.#prefix = secure ? HOST : '';
  }

  /** As browsers name it. */
  nameOf(name: string): string {
    return this.#prefix + name;
  }

  /** @param maxAge milliseconds. */
  set(res: Response, name: string, value: string, maxAge: number): void {
    res.cookie(this.nameOf(name), value, { ...this.options, maxAge });
  }

  /** Also one that an earlier release has set: it would be read in its place. */
  clear(res: Response, name: string): void {
    for (const each of new Set([this.nameOf(name), name])) res.clearCookie(each, this.options);
  }

  /** @param cookies those of the request. */
  read(cookies: string | undefined, name: string): string | undefined {
    return cookieIn(cookies, this.nameOf(name)) ?? cookieIn(cookies, name);
  }
}
