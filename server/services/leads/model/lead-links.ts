import { LINK_KEY, SignedLinks } from '../../../platform/signed-links.ts';

/** URL path of signed links about leads. */
export const LEAD_LINKS = '/messages';
/** Query parameter with the signature: the log leaves query strings out. */
export const LEAD_KEY = LINK_KEY;

/** Milliseconds for which a link in a mail works: thirty days. */
const MAX_AGE = 30 * 24 * 3_600_000;

/**
 * What a link does; it is signed for that alone. `sent` shows what was sent, `file` opens the
 * requested file, `proof` lets the visitor confirm a doubtful lead,
 * `call-off` lets them call off their registration for an open house, and `release` lets the agency
 * take one out of quarantine; `document` sends the agency the file that an owner handed in.
 */
export const LEAD_LINK_USES = ['sent', 'file', 'proof', 'release', 'call-off', 'document'] as const;
export type LeadLinkUse = (typeof LEAD_LINK_USES)[number];

/** Links to one lead each, which work for thirty days from when it was received. */
export class LeadLinks extends SignedLinks<LeadLinkUse> {
  /** @param secret the site's session secret. */
  constructor(secret: string) {
    super({ secret, path: LEAD_LINKS, name: 'lead link', uses: LEAD_LINK_USES });
  }

  /**
   * URL path and query string.
   * @param from milliseconds since 1970: when the thirty days begin.
   */
  to(use: LeadLinkUse, lead: string, from: number): string {
    return this.until(from + MAX_AGE, use, lead);
  }
}
