import { readSeen, SEEN_KEY, type Seen } from '../../views/domain/seen/seen-items.ts';
import { warn } from '../warn.ts';

/** localStorage is full or not allowed: nothing is remembered. */
const FAILED = 'pages seen not remembered';

export function storedSeen(): Seen {
  try {
    return readSeen(localStorage.getItem(SEEN_KEY));
  } catch (error) {
    warn(FAILED, error);
    return [];
  }
}

export function storeSeen(seen: Seen): void {
  try {
    if (seen.length === 0) localStorage.removeItem(SEEN_KEY);
    else localStorage.setItem(SEEN_KEY, seen === 'off' ? seen : JSON.stringify(seen));
  } catch (error) {
    warn(FAILED, error);
  }
}
