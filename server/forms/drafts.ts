import type { CookieOptions, Response } from 'express';
import type { FormValues } from '../../views/domain/forms/form-field.ts';
import type { Config } from '../config.ts';
import { DraftSeal } from './draft-seal.ts';

/** Milliseconds that a cookie lasts. */
const COOKIE_AGE = 30 * 60_000;
/** Milliseconds that a copy in a page lasts: somebody comes back to it after lunch. */
const COPY_AGE = 24 * 60 * 60_000;
/** Characters of one cookie's value, below the 4096 bytes that browsers keep. */
const CHUNK = 3500;
/**
 * Cookies of a draft. Those of all drafts are no more either: servers refuse requests with a longer
 * line of cookies, nginx from 8 KB on.
 */
const MAX_CHUNKS = 2;

/**
 * Drafts of forms in several steps: what was typed in each step travels encrypted, so that no
 * address, log or other page holds it. A cookie leads from step to step and is there after a
 * reload; a copy in the page makes sure that what is sent is what the page shows, whatever another
 * tab has done since.
 */
export class Drafts {
  readonly #seal: DraftSeal;
  readonly #options: CookieOptions;

  /** @param secret the site's session secret. */
  constructor(secret: string, { siteUrl }: Pick<Config, 'siteUrl'>) {
    this.#seal = new DraftSeal(secret);
    const secure = siteUrl?.startsWith('https:') ?? false;
    this.#options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  /**
   * @param form name of the form: each has a draft of its own.
   * @param cookies those of the request: drafts of other forms are dropped for want of room.
   * @param now milliseconds since 1970.
   * @throws RangeError for a draft that no browser would keep.
   */
  async set(
    res: Response,
    form: string,
    values: FormValues,
    { cookies, now }: { cookies: string | undefined; now: number },
  ): Promise<void> {
    const sealed = await this.#seal.close(form, values, now + COOKIE_AGE);
    const count = Math.ceil(sealed.length / CHUNK);
    if (count > MAX_CHUNKS) throw new RangeError(`a draft of ${sealed.length} characters`);
    const present = draftCookies(cookies);
    const own = Array.from({ length: count }, (_, index) => nameOf(form, index));
    for (const [index, name] of own.entries()) {
      const chunk = sealed.slice(index * CHUNK, (index + 1) * CHUNK);
      res.cookie(name, chunk, { ...this.#options, maxAge: COOKIE_AGE });
    }
    const others = [...present.keys()].filter((name) => !own.includes(name));
    const isFull = own.length + others.length > MAX_CHUNKS;
    for (const name of others) {
      if (isFull || isOf(form, name)) res.clearCookie(name, this.#options);
    }
  }

  /** The draft of a form; undefined if there is none, or it is expired, cut or not ours. */
  async read(
    cookies: string | undefined,
    form: string,
    now: number,
  ): Promise<FormValues | undefined> {
    const present = draftCookies(cookies);
    const chunks = Array.from({ length: MAX_CHUNKS }, (_, index) =>
      present.get(nameOf(form, index)),
    );
    const sealed = chunks.join('');
    return sealed === '' ? undefined : this.#seal.open(sealed, form, now);
  }

  clear(res: Response, form: string): void {
    for (let index = 0; index < MAX_CHUNKS; index++) {
      res.clearCookie(nameOf(form, index), this.#options);
    }
  }

  /** For the form that a page shows. */
  copy(form: string, values: FormValues, now: number): Promise<string> {
    return this.#seal.close(form, values, now + COPY_AGE);
  }

  /** What a page has sent back; undefined if it is expired or not ours. */
  readCopy(copy: string | undefined, form: string, now: number): Promise<FormValues | undefined> {
    return this.#seal.open(copy ?? '', form, now);
  }
}

const PREFIX = 'draft-';

/** Name of the cookie with a part of the draft. */
function nameOf(form: string, index: number): string {
  return `${PREFIX}${form}-${index}`;
}

function isOf(form: string, name: string): boolean {
  return name.slice(0, name.lastIndexOf('-')) === `${PREFIX}${form}`;
}

/** The cookies of drafts, by name. */
function draftCookies(cookies: string | undefined): Map<string, string> {
  const pairs = (cookies ?? '').split(/; */).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
  });
  return new Map(pairs.filter(([name]) => name.startsWith(PREFIX)));
}
