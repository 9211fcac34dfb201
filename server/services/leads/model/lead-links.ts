import { Signer } from '../../../platform/signed-token.ts';

/** URL path of signed links about leads. */
export const LEAD_LINKS = '/messages';
/** Query parameter with the signature: the log leaves query strings out. */
export const LEAD_KEY = 'key';

/** Milliseconds for which a link in a mail works: thirty days. */
const MAX_AGE = 30 * 24 * 3_600_000;

/**
 * What a link does; it is signed for that alone. `sent` shows what was sent, `file` opens the
 * requested file, `proof` lets the visitor confirm a doubtful lead,
 * `call-off` lets them call off their registration for an open house, and `release` lets the agency
 * take one out of quarantine.
 */
export const LEAD_LINK_USES = ['sent', 'file', 'proof', 'release', 'call-off'] as const;
export type LeadLinkUse = (typeof LEAD_LINK_USES)[number];

/** Links to one lead each, which work for thirty days from when it was received. */
export class LeadLinks {
  readonly #signers: Readonly<Record<LeadLinkUse, Signer>>;

  /** @param secret the site's session secret. */
  constructor(secret: string) {
    const signerOf = (use: LeadLinkUse) => new Signer(secret, `vitrine lead link ${use} 1`);
    this.#signers = {
      sent: signerOf('sent'),
      file: signerOf('file'),
      proof: signerOf('proof'),
      release: signerOf('release'),
      'call-off': signerOf('call-off'),
    };
  }

  /**
   * URL path and query string.
   * @param from milliseconds since 1970: when the thirty days begin.
   */
  to(use: LeadLinkUse, lead: string, from: number): string {
    const key = this.#signers[use].sign(lead, from + MAX_AGE);
    return `${LEAD_LINKS}/${use}/${lead}?${LEAD_KEY}=${key}`;
  }

  /** Whether a key opens this use of this lead at a time in milliseconds since 1970. */
  opens(use: LeadLinkUse, lead: string, key: string, now: number): boolean {
    return this.#signers[use].holds(lead, key, now);
  }
}
