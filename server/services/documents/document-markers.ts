import { OwnCookies } from '../../platform/http/own-cookies.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import type { CookieOptions, Response } from 'express';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import { cookieIn } from '../../platform/http/cookie-in.ts';
import { Signer } from '../../platform/signed-token.ts';

const PURPOSE = 'vitrine documents marker 1';
/**
 * Milliseconds for which documents stay open to a visitor who left their details (spec section 4).
 */
const MAX_AGE = 30 * 24 * 3_600_000;

/**
 * The cookies by which a browser opens the documents of a home or a project without the form:
 * `documents-{id}` (spec section 4). They hold no personal data.
 */
export class DocumentMarkers {
  readonly #signer: Signer;
  readonly #options: CookieOptions;

  /** @param secret the site's session secret. */
  constructor(secret: string, config: SiteUrl) {
    this.#signer = new Signer(secret, PURPOSE);
    this.#options = new OwnCookies(config).options;
  }

  /** @param now milliseconds since 1970. */
  set(res: Response, about: ListItem, now: number): void {
    const name = nameOf(about);
    // By the name of the specification, without a prefix.
    const token = this.#signer.sign(name, now + MAX_AGE);
    res.cookie(name, token, { ...this.#options, maxAge: MAX_AGE });
  }

  /**
   * Whether the documents of this item may be opened; false for a cookie with an invalid signature.
   */
  has(cookies: string | undefined, about: ListItem, now: number): boolean {
    const name = nameOf(about);
    const token = cookieIn(cookies, name);
    return token !== undefined && this.#signer.holds(name, token, now);
  }
}

/** Homes and projects have separate ids. */
function nameOf(about: ListItem): string {
  return isProject(about) ? `documents-p-${about.id}` : `documents-${about.id}`;
}
