import type { SiteInfo } from '../site/site.ts';

const SMALLEST_SETTING = 6;
const DEFAULT_PAGE_SIZE = 12;
const SIZE_BESIDE_TILE = 11;

type ListSettings = Omit<SiteInfo['list'], 'radius'>;

/** What the module of a list says of its call-to-action tile; a list without words for it has none. */
export interface TileContent {
  callToAction?: unknown;
}

/**
 * Homes on a page of a list (spec section 9): 11 where a call-to-action tile is
 * shown, else as configured, and 12 where less than 6 are configured.
 */
export function pageSize(settings: ListSettings, content: TileContent): number {
  if (settings.callToAction && content.callToAction) return SIZE_BESIDE_TILE;
  return settings.itemsPerPage < SMALLEST_SETTING ? DEFAULT_PAGE_SIZE : settings.itemsPerPage;
}

/** The homes of a page as the CRM counts them: from 1, both ends included (spec section 7). */
export interface PageRange {
  limit1: number;
  limit2: number;
}

/** `page` counts from 1: page 1 asks for 1 to `size` (spec section 7). */
export function pageRange(page: number, size: number): PageRange {
  return { limit1: (page - 1) * size + 1, limit2: page * size };
}

/** Pages that `total` homes fill; an empty list has one page, which says so. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * Whether a list ends with what just came: nothing, or less than a page (spec section 4).
 * `received` counts what came before it was de-duplicated (spec section 4).
 */
export function isLastPage(received: number, size: number): boolean {
  return received < size;
}

/**
 * What came and is not shown yet, each once, in its order (spec section 4: items are told apart by
 * ID, which is what `key` says).
 */
export function withoutDoubles<T extends { key: string }>(
  shown: Iterable<string>,
  received: readonly T[],
): T[] {
  const seen = new Set(shown);
  return received.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/**
 * How many homes of a page stand before its call-to-action tile: the configured number + 1, all of
 * them on a shorter page; undefined where lists have no tile (spec section 9).
 */
export function homesBeforeTile(settings: ListSettings, homes: number): number | undefined {
  if (!settings.callToAction) return undefined;
  return Math.min(settings.callToActionPosition + 1, homes);
}
