import { OwnCookies } from '../../platform/http/own-cookies.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { CookieOptions, Response } from 'express';
import type { FormValues } from '../../../views/domain/forms/form-field.ts';
import type { DraftStore } from './draft-store.ts';

/** Milliseconds until a cookie expires. */
const COOKIE_AGE = 30 * 60_000;
/** Milliseconds until a copy in a page expires: a form may stay open over a long weekend. */
const COPY_AGE = 7 * 24 * 60 * 60_000;
/** Maximum length of a cookie's value in characters, below the 4096 bytes that browsers store. */
const CHUNK = 3500;
/**
 * Maximum number of cookies of a draft, and of all drafts together: servers refuse requests with a
 * longer line of cookies, nginx from 8 KB on.
 */
const MAX_CHUNKS = 2;

/**
 * Drafts of forms in several steps: what was typed in each step travels as a token, so that no
 * address, log or other page holds it. A cookie leads from step to step and is there after a
 * reload; a copy in the page makes sure that what is sent is what the page shows, whatever another
 * tab has done since.
 */
export class Drafts {
  readonly #store: DraftStore;
  readonly #options: CookieOptions;
  /** Of the names of all drafts. */
  readonly #prefix: string;

  constructor(store: DraftStore, config: SiteUrl) {
    this.#store = store;
    const cookies = new OwnCookies(config);
    this.#options = cookies.options;
    this.#prefix = cookies.nameOf('draft-');
  }

  /**
   * @param form name of the form: each has a draft of its own.
   * @param cookies those of the request: drafts of other forms are dropped if the cookies would
   * become too large.
   * @param now milliseconds since 1970.
   * @returns false for a draft that browsers would not store: nothing is set.
   */
  async set(
    res: Response,
    form: string,
    values: FormValues,
    { cookies, now }: { cookies: string | undefined; now: number },
  ): Promise<boolean> {
    const token = await this.#store.keep(form, values, now + COOKIE_AGE);
    const count = Math.ceil(token.length / CHUNK);
    if (count > MAX_CHUNKS) return false;
    const present = this.#present(cookies);
    const own = Array.from({ length: count }, (_, index) => this.#nameOf(form, index));
    for (const [index, name] of own.entries()) {
      const chunk = token.slice(index * CHUNK, (index + 1) * CHUNK);
      res.cookie(name, chunk, { ...this.#options, maxAge: COOKIE_AGE });
    }
    const others = [...present.keys()].filter((name) => !own.includes(name));
    const isFull = own.length + others.length > MAX_CHUNKS;
    for (const name of others) {
      if (isFull || this.#isOf(form, name)) res.clearCookie(name, this.#options);
    }
    return true;
  }

  /** The draft of a form; undefined if there is none, or it is expired, cut or invalid. */
  async read(
    cookies: string | undefined,
    form: string,
    now: number,
  ): Promise<FormValues | undefined> {
    const present = this.#present(cookies);
    const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) =>
      present.get(this.#nameOf(form, index)),
    );
    const token = chunks.join('');
    return token === '' ? undefined : this.#store.find(token, form, now);
  }

  /** @param cookies those of the request. */
  clear(res: Response, form: string, cookies: string | undefined): void {
    for (const name of this.#present(cookies).keys()) {
      if (this.#isOf(form, name)) res.clearCookie(name, this.#options);
    }
  }

  /** The copy for a page. */
  copy(form: string, values: FormValues, now: number): Promise<string> {
    return this.#store.keep(form, values, now + COPY_AGE);
  }

  /** The draft in a page's copy; undefined if it is expired or invalid. */
  readCopy(copy: string | undefined, form: string, now: number): Promise<FormValues | undefined> {
    return this.#store.find(copy ?? '', form, now);
  }

  /** Name of the cookie with a part of the draft. */
  #nameOf(form: string, index: number): string {
    return `${this.#prefix}${form}-${index}`;
  }

  #isOf(form: string, name: string): boolean {
    return name.slice(0, name.lastIndexOf('-')) === this.#prefix + form;
  }

  /** The cookies of drafts, by name. */
  #present(cookies: string | undefined): Map<string, string> {
    const pairs = (cookies ?? '').split(/; */).map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
    });
    return new Map(pairs.filter(([name]) => name.startsWith(this.#prefix)));
  }
}
