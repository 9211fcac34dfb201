import { HttpError } from '../errors.ts';
import { addressKey } from '../limits/address-key.ts';
import type { RateLimits, RateRule } from '../limits/rate-limits.ts';
import { SIGN_INS, SIGN_INS_OF_ADDRESS } from '../limits/rate-rules.ts';

/** An attempt to sign in that may be made, or after how many seconds one may. */
export type Attempt = { isAllowed: true; giveBack(): Promise<void> } | RetryLater;

interface RetryLater {
  isAllowed: false;
  retryAfter: number;
}

/**
 * Counts an attempt before it is made, so that attempts at the same time are counted; one that does
 * not fail is given back. An account is never locked: others sign in to it from their own address.
 * @throws HttpError 503 when nothing can be counted: then nobody may try. `giveBack` as well.
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
    [SIGN_INS_OF_ADDRESS, from],
    [SIGN_INS, `${email.normalize('NFKC').trim().toLowerCase()} ${from}`],
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
