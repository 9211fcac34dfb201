import type { Request } from 'express';
import type { Log } from '../../../platform/log.ts';
import { addressKey } from '../../../services/limits/address-key.ts';
import type { RateLimits } from '../../../services/limits/rate-limits.ts';
import {
  FRIEND_MESSAGE_LIMIT,
  SITE_FRIEND_MESSAGE_LIMIT,
} from '../../../services/limits/rate-rules.ts';

export interface FriendLimits {
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts a message to a friend: by the visitor's IP address, and for the site. Returns the seconds
 * after which the next is allowed if there were too many, else undefined. Mails to the friend are
 * counted with all others (StrangerLimits).
 * @throws when the counts cannot be reached: then no message is sent.
 */
export async function limitFriends(
  req: Pick<Request, 'ip'>,
  { limits, now }: FriendLimits,
): Promise<number | undefined> {
  const time = now();
  const counted = [
    [FRIEND_MESSAGE_LIMIT, addressKey(req.ip)],
    [SITE_FRIEND_MESSAGE_LIMIT, 'all'],
  ] as const;
  for (const [rule, key] of counted) {
    const verdict = await limits.take(rule, key, time);
    if (!verdict.isAllowed) return verdict.retryAfter;
  }
  return undefined;
}
