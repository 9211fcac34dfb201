import { SAVED_COOKIE, savedKeys } from '../../views/domain/saved/saved-cookie.ts';

/**
 * Keys of what this browser has saved. Only the server writes the cookie: Safari would forget one of
 * a script after a week.
 */
export function keysNow(): string[] {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${SAVED_COOKIE}=`));
  return savedKeys(pair?.slice(SAVED_COOKIE.length + 1));
}
