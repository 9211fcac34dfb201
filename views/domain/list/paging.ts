import type { SiteInfo } from '../site/site.ts';

/** Items of a page of a list, at least: two rows of three cards. */
const MIN_PAGE_SIZE = 6;
const DEFAULT_PAGE_SIZE = 12;
const PAGE_SIZE_WITH_TILE = 11;

/**
 * Pages of a list that are rendered for one answer: each takes some milliseconds, and a browser
 * that was further reloads.
 */
export const MAX_PAGES_PER_ANSWER = 10;

type ListSettings = Omit<SiteInfo['list'], 'radius'>;

/** The part of a list module's content that concerns its call-to-action tile, if it has one. */
export interface TileContent {
  callToAction?: unknown;
}

/**
 * Items on a page of a list (spec section 9): 11 with a call-to-action tile, else as configured,
 * and 12 if less than 6 are configured.
 */
export function pageSize(settings: ListSettings, content: TileContent): number {
  if (settings.callToAction && content.callToAction) return PAGE_SIZE_WITH_TILE;
  return settings.itemsPerPage < MIN_PAGE_SIZE ? DEFAULT_PAGE_SIZE : settings.itemsPerPage;
}

/**
 * The range of homes on a page, as the CRM counts them: from 1, both ends included (spec section
 * 7).
 */
export interface PageRange {
  limit1: number;
  limit2: number;
}

/** `page` is from 1: page 1 is 1 to `size` (spec section 7). */
export function pageRange(page: number, size: number): PageRange {
  return { limit1: (page - 1) * size + 1, limit2: page * size };
}

/** Number of pages for `total` items, at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * Whether a page was the last one: it has fewer items than a full page (spec section 4). `received`
 * is counted before duplicates are removed (spec section 4).
 */
function isLastPage(received: number, size: number): boolean {
  return received < size;
}

/** The state of a list after a page was received. */
export interface PagingState {
  /** Number of the last page shown, from 1. */
  page: number;
  /** Number of pages according to the newest answer: items may be added while a visitor scrolls. */
  pageCount: number;
  /** Of that answer; undefined for the first page that was shown. */
  received?: number;
  pageSize?: number;
}

/** Whether a list has no further page (spec section 4). */
export function isListEnd({ page, pageCount: count, received, pageSize: size }: PagingState) {
  if (page >= count) return true;
  return received !== undefined && size !== undefined && isLastPage(received, size);
}

/**
 * The received items that are not shown yet, each once, in order. `key` identifies an item (spec
 * section 4).
 */
export function withoutDuplicates<T extends { key: string }>(
  shown: Iterable<string>,
  received: readonly T[],
): T[] {
  const seen = new Set(shown);
  return received.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/**
 * Number of homes before the call-to-action tile: the configured number + 1, at most all of the
 * page; undefined if lists have no tile (spec section 9).
 */
export function homesBeforeTile(settings: ListSettings, homes: number): number | undefined {
  if (!settings.callToAction) return undefined;
  return Math.min(settings.callToActionPosition + 1, homes);
}
