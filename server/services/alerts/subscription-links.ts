import { SUBSCRIPTIONS } from '../../../views/routing/save-search-href.ts';
import { SignedLinks } from '../../platform/signed-links.ts';
import { readItemNumber } from './item-number.ts';
import { CONFIRM_WITHIN } from './saved-search.ts';

/** Milliseconds for which a link in a mail works: longer than a search lasts. */
const MAX_AGE = 400 * 24 * 3_600_000;

/**
 * What a link does; it is signed for that alone, and for one id. `confirm` and `keep` are about a
 * search, which is confirmed or lasts another year; `searches` shows those of a person, and `end`
 * ends them all, also by one press in a mail program (RFC 8058); `hide` is about a home that a person
 * does not want to hear of ({@link hiddenHomeId}).
 */
export const SUBSCRIPTION_USES = ['confirm', 'keep', 'searches', 'end', 'hide'] as const;
export type SubscriptionUse = (typeof SUBSCRIPTION_USES)[number];

/** Signed links about what somebody gets by mail: none of them has an address in it. */
export class SubscriptionLinks extends SignedLinks<SubscriptionUse> {
  /** @param secret the site's session secret. */
  constructor(secret: string) {
    super({ secret, path: SUBSCRIPTIONS, name: 'subscription link', uses: SUBSCRIPTION_USES });
  }

  /**
   * URL path and query string.
   * @param from milliseconds since 1970: when the time begins for which it works.
   */
  to(use: SubscriptionUse, id: string, from: number): string {
    return this.until(from + (use === 'confirm' ? CONFIRM_WITHIN : MAX_AGE), use, id);
  }
}

/** The id of a link by which a person hides a home. @param home its number (item-number.ts). */
export function hiddenHomeId(person: string, home: number): string {
  return `${person}.${home}`;
}

/** The person and the home that it names; undefined for any other text. */
export function readHiddenHomeId(id: string): { person: string; home: number } | undefined {
  const [, person, text] = /^([\w-]+)\.(.+)$/.exec(id) ?? [];
  const home = readItemNumber(text);
  return person === undefined || home === undefined ? undefined : { person, home };
}
