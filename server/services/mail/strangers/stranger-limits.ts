import type { Log } from '../../../platform/log.ts';
import type { RateLimits, RateRule } from '../../limits/rate-limits.ts';
import {
  PROOF_REQUEST_MAIL_LIMIT,
  MAILS_PER_TYPED_ADDRESS_LIMIT,
  SITE_TYPED_ADDRESS_MAIL_LIMIT,
} from '../../limits/rate-rules.ts';
import { foldedAddress } from './folded-address.ts';

interface Options {
  limits: RateLimits;
  log: Pick<Log, 'error'>;
}

interface Counted {
  /** A program may have filled in the form: such mails leave most of the site's to others. */
  isDoubtful?: boolean;
}

/** A mail that may be sent; it counts until it is given back, which never rejects. */
export type Allowance =
  | { isAllowed: true; giveBack: () => Promise<void> }
  /**
   * `retryAfter`: seconds until the next may be sent; undefined when mails cannot be counted now, so
   * that it is unknown whether this one is too many.
   */
  | { isAllowed: false; retryAfter: number | undefined };

/** Whether an allowance says nothing, as mails could not be counted. */
export function isUnknown(allowance: Allowance): boolean {
  return !allowance.isAllowed && allowance.retryAfter === undefined;
}

/**
 * Stores a message that an allowance permits, and gives that back where none was stored.
 * @param store resolves with whether it stored one.
 * @throws what it throws.
 */
export async function storeAllowed(
  allowance: Allowance | undefined,
  store: () => Promise<boolean>,
): Promise<boolean> {
  let isStored = false;
  try {
    isStored = await store();
  } finally {
    if (!isStored && allowance?.isAllowed) await allowance.giveBack();
  }
  return isStored;
}

/**
 * How many mails the site sends to addresses that somebody typed, of any kind: each may be a
 * stranger's. The servers of a site count together.
 */
export class StrangerLimits {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Counts a mail to an address. Without the counts no mail is allowed, and the error is logged.
   * @param now milliseconds since 1970.
   */
  async take(email: string, now: number, { isDoubtful = false }: Counted = {}): Promise<Allowance> {
    const rules: [RateRule, string][] = [
      [MAILS_PER_TYPED_ADDRESS_LIMIT, foldedAddress(email)],
      ...(isDoubtful ? [[PROOF_REQUEST_MAIL_LIMIT, 'all'] as [RateRule, string]] : []),
      [SITE_TYPED_ADDRESS_MAIL_LIMIT, 'all'],
    ];
    try {
      return await this.#takeAll(rules, now);
    } catch (error) {
      this.#options.log.error({ err: error }, 'mails to visitors cannot be counted');
      return { isAllowed: false, retryAfter: undefined };
    }
  }

  async #takeAll(rules: readonly [RateRule, string][], now: number): Promise<Allowance> {
    const { limits, log } = this.#options;
    const taken: [RateRule, string][] = [];
    const giveBack = async () => {
      try {
        for (const [rule, key] of taken) await limits.giveBack(rule, key);
      } catch (error) {
        log.error({ err: error }, 'a mail that was not sent is counted');
      }
    };
    for (const [rule, key] of rules) {
      const { isAllowed, retryAfter } = await limits.take(rule, key, now);
      if (!isAllowed) {
        await giveBack();
        return { isAllowed, retryAfter };
      }
      taken.push([rule, key]);
    }
    return { isAllowed: true, giveBack };
  }
}
