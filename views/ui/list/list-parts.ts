import type { ReactNode } from 'react';
import type { ChoiceCounts } from '../../domain/list/finding.ts';
import type { Locale } from '../../domain/locale.ts';

/** A part of a list that is requested alone: everything up to a page, or one further page. */
export type ListPart = { kind: 'list'; through: number } | { kind: 'more' };

/** What replaces a list in place, sent as Flight. */
export interface ListUpdate {
  /** Title of the document. */
  title: string;
  /** Heading and count, for a live region. */
  status: string;
  /** URL paths of the same list in each language. */
  alternates: Partial<Record<Locale, string>>;
  /** URL of its RSS feed. */
  feed: string | undefined;
  /** Beside the choices of the filters. */
  counts: ChoiceCounts;
  head: ReactNode;
  results: ReactNode;
}

/** A card, the call-to-action tile, or the heading of what is outside a part of a municipality. */
export interface ListEntry {
  /** Unique within a page; a home has the same key on every page. */
  key: string;
  node: ReactNode;
}

/** Key of that heading, which like a tile is no item. */
export const ELSEWHERE_KEY = 'tile-elsewhere';

/** Key of a page's call-to-action tile. */
export const tileKey = (page: number) => `tile-${page}`;
export const isTile = (key: string) => key.startsWith('tile-');

/** A further page of a list, sent as Flight. */
export interface FurtherPage {
  page: number;
  entries: readonly ListEntry[];
  /** Number of homes before duplicates are removed. */
  received: number;
  pageSize: number;
  /** As they are now: a home may have been added since the page before. */
  pageCount: number;
  total: number;
}
