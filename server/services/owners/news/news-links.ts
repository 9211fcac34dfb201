import { SignedLinks } from '../../../platform/signed-links.ts';
import { CONFIRM_WITHIN } from './owner-news.ts';

/** URL path of signed links about news of owners. */
export const OWNER_NEWS_LINKS = '/owner-news';

/** Milliseconds for which the link that ends news works: it is in each mail anew. */
const MAX_AGE = 400 * 24 * 3_600_000;

/** What a link does; it is signed for that and for one choice alone. */
export const NEWS_LINK_USES = ['confirm', 'end'] as const;
export type NewsLinkUse = (typeof NEWS_LINK_USES)[number];

/** Links in mails with news of a home: none of them has an address in it. */
export class NewsLinks extends SignedLinks<NewsLinkUse> {
  /** @param secret the site's session secret. */
  constructor(secret: string) {
    super({ secret, path: OWNER_NEWS_LINKS, name: 'owner news link', uses: NEWS_LINK_USES });
  }

  /**
   * URL path and query string.
   * @param from milliseconds since 1970: when the time begins for which it works.
   */
  to(use: NewsLinkUse, id: string, from: number): string {
    return this.until(from + (use === 'confirm' ? CONFIRM_WITHIN : MAX_AGE), use, id);
  }
}
