import type { Request } from 'express';
import type { Log } from '../log.ts';
import { addressKey } from './address-key.ts';
import type { RateLimits } from './rate-limits.ts';
import { FRIENDS, FRIENDS_OF_ALL, FRIENDS_OF_ONE } from './rate-rules.ts';

export interface FriendLimits {
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Counts a message to a friend: of the visitor's address, to the friend, and of the site. The
 * seconds after which the next is allowed if that are too many, else undefined.
 * @throws when nothing can be counted: then no message is sent to anybody.
 */
export async function limitFriends(
  req: Pick<Request, 'ip'>,
  email: string,
  { limits, now }: FriendLimits,
): Promise<number | undefined> {
  const time = now();
  const counted = [
    [FRIENDS, addressKey(req.ip)],
    [FRIENDS_OF_ONE, email.toLowerCase()],
    [FRIENDS_OF_ALL, 'all'],
  ] as const;
  for (const [rule, key] of counted) {
    const verdict = await limits.take(rule, key, time);
    if (!verdict.isAllowed) return verdict.retryAfter;
  }
  return undefined;
}
