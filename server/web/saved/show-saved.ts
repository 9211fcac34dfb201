import type { Request, Response } from 'express';
import { brusselsDate } from '../../../views/domain/format/date.ts';
import { itemKey } from '../../../views/domain/list/list-item.ts';
import { isFull } from '../../../views/domain/saved/change-saved.ts';
import {
  itemsQuery,
  MAX_SAVED,
  namesItems,
  readItemKeys,
} from '../../../views/domain/saved/item-keys.ts';
import type { Saved, SavedItem } from '../../../views/domain/saved/saved-cookie.ts';
import { REMOVE, SAVE, TO, TO_VISIT } from '../../../views/domain/saved/saved-fields.ts';
import type { SavedNotice, SavedView, ShownItem } from '../../../views/domain/saved/saved-view.ts';
import { MAX_VISITED } from '../../../views/domain/visits/further-visits.ts';
import { alternates } from '../../../views/subjects/alternates.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { factsOf } from '../../services/alerts/changes/item-facts.ts';
import { itemOfKey } from '../../services/map/item-of-key.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { savedIn, type SavedRequest } from './saved-request.ts';

/**
 * Shows what the browser has saved, or the homes that a link names. `to=visit` redirects to the
 * form for a visit of the named homes.
 */
export async function showSaved(req: Request, res: Response, request: SavedRequest): Promise<void> {
  const { source, locale, page, path } = request;
  const query = queryOf(req);
  const toVisit = query.get(TO) === TO_VISIT;
  const form = toVisit ? visitOf(request, query) : undefined;
  if (form !== undefined) {
    res.set('Cache-Control', 'no-store').redirect(303, form);
    return;
  }
  const saved = savedIn(req);
  // The homes that were chosen for a visit are one's own: the query names no other choice.
  const view = toVisit
    ? { ...ownView(request, saved, query), notice: 'noVisit' as const }
    : namesItems(query)
      ? sharedView(request, saved, query)
      : ownView(request, saved, query);
  const subject = { kind: 'page', page } as const;
  const shown = view.isShared
    ? new URLSearchParams(itemsQuery(readItemKeys(query)))
    : new URLSearchParams();
  const inLanguages = alternates(source.paths, subject, shown);
  const input = { locale, subject, path, query: shown, alternates: inLanguages, saved: view };
  await sendUncached(res, await pageAnswer(source, input));
}

function sharedView(request: SavedRequest, saved: Saved, query: URLSearchParams): SavedView {
  const named = readItemKeys(query, MAX_SAVED).map((key) => ({ key }));
  return { isShared: true, ...viewOf(request, named, saved) };
}

function ownView(request: SavedRequest, saved: Saved, query: URLSearchParams): SavedView {
  const { removed } = saved;
  const isJustRemoved = removed !== undefined && query.get(REMOVE) === removed.item.key;
  const item = isJustRemoved ? itemOf(request, removed.item.key) : undefined;
  const notice = noticeOf(saved, query);
  return {
    isShared: false,
    ...viewOf(request, saved.items, saved),
    ...(item && { removed: item }),
    ...(notice && { notice }),
  };
}

function noticeOf(saved: Saved, query: URLSearchParams): SavedNotice | undefined {
  if (query.has('full') && isFull(saved)) return 'full';
  const isKept = saved.items.length > 0 || saved.removed !== undefined;
  return query.has(SAVE) && !isKept ? 'refused' : undefined;
}

function viewOf(request: SavedRequest, named: readonly SavedItem[], { items: saved }: Saved) {
  const items = named.flatMap(({ key, price }): ShownItem[] => {
    const item = itemOf(request, key);
    if (!item) return [];
    const { ignoredLabels } = request.source.site.info;
    // What the site has noted may be a minute old.
    const isOption = factsOf(item, { ignoredLabels, now: 0 }).state === 'option';
    const optionSince = isOption ? brusselsDate(request.optionSince(key) ?? NaN) : undefined;
    return [{ item, ...(price !== undefined && { price }), ...(optionSince && { optionSince }) }];
  });
  return {
    items,
    saved: new Set(saved.map(({ key }) => key)),
    gone: named.length - items.length,
  };
}

/** The form for a visit of the named homes that can be visited; undefined if none can be. */
function visitOf(request: SavedRequest, query: URLSearchParams): string | undefined {
  const links = createLinks(request.source.paths, request.locale);
  const items = readItemKeys(query, MAX_SAVED).flatMap((key) => itemOf(request, key) ?? []);
  const visitable = items.filter((item) => links.itemForm('visit', item) !== undefined);
  const [first, ...others] = visitable.slice(0, MAX_VISITED);
  const form = first && links.itemForm('visit', first);
  if (form === undefined) return undefined;
  return others.length === 0 ? form : `${form}?${itemsQuery(others.map(itemKey))}`;
}

function itemOf({ source, locale }: SavedRequest, key: string) {
  return itemOfKey(source.catalogue.port(locale), key);
}
