import { createHash } from 'node:crypto';

/** What stands for a session's id in a store: no session can be taken over with it. */
export function hashedSessionId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
