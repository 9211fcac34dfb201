import { HttpError } from '../../platform/http-error.ts';
import { addressKey } from '../limits/address-key.ts';
import type { RateLimits, RateRule } from '../limits/rate-limits.ts';
import { FAILED_SIGN_IN_LIMIT, FAILED_SIGN_INS_PER_ADDRESS_LIMIT } from '../limits/rate-rules.ts';

/** An allowed attempt to sign in, or the seconds until the next one is allowed. */
export type Attempt = { isAllowed: true; giveBack(): Promise<void> } | RetryLater;

interface RetryLater {
  isAllowed: false;
  retryAfter: number;
}

/**
 * Counts an attempt before it is made, so that concurrent attempts are counted; a successful one is
 * uncounted. An account is never locked: sign-ins from other IP addresses are still possible.
 * @throws HttpError 503 when the counts cannot be reached: then no attempt is allowed. `giveBack`
 * as well.
 */
export async function startAttempt(
  limits: RateLimits,
  attempt: { email: string; address: string | undefined },
  now: number,
): Promise<Attempt> {
  const counted = await countAttempt(limits, attempt, now).catch(notCounted);
  if (!counted.isAllowed) return counted;
  return { ...counted, giveBack: () => counted.giveBack().catch(notCounted) };
}

function notCounted(error: unknown): never {
  throw Object.assign(new HttpError(503, 'attempts cannot be counted'), { cause: error });
}

async function countAttempt(
  limits: RateLimits,
  { email, address }: { email: string; address: string | undefined },
  now: number,
): Promise<Attempt> {
  const from = addressKey(address);
  const counted: [RateRule, string][] = [
    [FAILED_SIGN_INS_PER_ADDRESS_LIMIT, from],
    [FAILED_SIGN_IN_LIMIT, `${email.normalize('NFKC').trim().toLowerCase()} ${from}`],
  ];
  const taken: [RateRule, string][] = [];
  const giveBack = async () => {
    for (const [rule, key] of taken) await limits.giveBack(rule, key);
  };
  for (const [rule, key] of counted) {
    const verdict = await limits.take(rule, key, now);
    if (!verdict.isAllowed) {
      await giveBack();
      return { isAllowed: false, retryAfter: verdict.retryAfter };
    }
    taken.push([rule, key]);
  }
  return { isAllowed: true, giveBack };
}
