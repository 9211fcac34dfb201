import type { Request, Response } from 'express';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import { projectPrice } from '../../../views/domain/project/project-sale.ts';
import { priceOf } from '../../../views/domain/property/price.ts';
import {
  isFull,
  isSaved,
  putBack,
  withItem,
  withoutItem,
} from '../../../views/domain/saved/change-saved.ts';
import { isItemKey, MAX_SAVED } from '../../../views/domain/saved/item-keys.ts';
import {
  type Saved,
  SAVED_AGE,
  SAVED_COOKIE,
  writeSaved,
} from '../../../views/domain/saved/saved-cookie.ts';
import { REMOVE, RESTORE, SAVE, TIDY } from '../../../views/domain/saved/saved-fields.ts';
import { itemOfKey } from '../../services/map/item-of-key.ts';
import { fieldOf, fieldsOf } from '../forms/form-body.ts';
import { savedIn, type SavedRequest } from './saved-request.ts';

/**
 * Handles a press of a heart: sets the cookie and answers by 303 to the saved homes, or a script by
 * 200. What is not in the catalogue is not saved; 409 to a script if there is no room for more.
 */
export function changeSaved(
  req: Request,
  res: Response,
  request: SavedRequest,
  isSecure: boolean,
): void {
  const before = savedIn(req);
  const wanted = keysIn(req.body, SAVE);
  const after = changed(before, req.body, request);
  setCookie(res, after, isSecure);
  res.set('Cache-Control', 'no-store');
  const isRefused =
    isFull(after) && wanted.some((key) => !isSaved(after, key) && itemOf(request, key));
  if (isOfScript(req)) {
    res.status(isRefused ? 409 : 200).end();
    return;
  }
  res.redirect(303, request.path + nextQuery(after, wanted, isRefused));
}

/** Whether client/saved.ts has sent it, also while its page was left. */
function isOfScript(req: Request): boolean {
  return req.get('accept') === 'application/json' || req.get('sec-fetch-dest') === 'empty';
}

/** What the page says of it; the query string holds nothing but a key. */
function nextQuery({ removed }: Saved, [first]: readonly string[], isRefused: boolean): string {
  if (isRefused) return '?full=1';
  if (removed) return `?${REMOVE}=${removed.item.key}`;
  return first === undefined ? '' : `?${SAVE}=${first}`;
}

function changed(before: Saved, body: unknown, request: SavedRequest): Saved {
  // The first of several that are saved at once is the newest.
  const saved = keysIn(body, SAVE).reduceRight((now, key) => {
    const item = itemOf(request, key);
    return item ? withItem(now, { key, ...priceNow(request, item) }) : now;
  }, before);
  // Here too the first of several is the one that was pressed last.
  const kept = keysIn(body, REMOVE).reduceRight(withoutItem, saved);
  const restored = keysIn(body, RESTORE).reduce(putBack, kept);
  if (fieldOf(body, TIDY) === undefined) return restored;
  return { items: restored.items.filter(({ key }) => itemOf(request, key)) };
}

/** The keys that were sent under a name, repeated or separated by commas, each once. */
function keysIn(body: unknown, name: string): string[] {
  const parts = fieldsOf(body, name).flatMap((value) => value.split(',', MAX_SAVED));
  return [...new Set(parts.filter(isItemKey))].slice(0, MAX_SAVED);
}

function itemOf({ source, locale }: SavedRequest, key: string): ListItem | undefined {
  return itemOfKey(source.catalogue.port(locale), key);
}

/** The published price; of a project the lowest one. */
function priceNow({ source }: SavedRequest, item: ListItem): { price?: number } {
  if (isProject(item)) {
    const euro = projectPrice(item);
    return euro === undefined ? {} : { price: euro };
  }
  const price = priceOf(item, source.site.info.ignoredLabels);
  return price.kind === 'amount' ? { price: price.euro } : {};
}

/** Not `HttpOnly`: the script of the hearts reads it, so that pages are the same for everybody. */
function setCookie(res: Response, saved: Saved, secure: boolean): void {
  const options = { sameSite: 'lax', secure, path: '/' } as const;
  const value = writeSaved(saved);
  if (value === '') res.clearCookie(SAVED_COOKIE, options);
  else res.cookie(SAVED_COOKIE, value, { ...options, maxAge: SAVED_AGE * 1000 });
}
