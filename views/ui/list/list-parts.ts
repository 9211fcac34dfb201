import type { ReactNode } from 'react';
import type { Locale } from '../../domain/locale.ts';

/** A part of a list that is asked for by itself: all of it up to a page, or one further page. */
export type ListPart = { kind: 'list'; through: number } | { kind: 'more' };

/** What a list is changed with in place, as it comes through Flight. */
export interface ListUpdate {
  /** The document's title. */
  title: string;
  /** What the list holds and how many, for who hears the page. */
  status: string;
  /** Where the same list stands in each language. */
  alternates: Partial<Record<Locale, string>>;
  head: ReactNode;
  results: ReactNode;
}

/** A card, or the call-to-action tile among them. */
export interface ListEntry {
  /** The same home has the same key on every page. */
  key: string;
  /** A list item. */
  node: ReactNode;
}

/** One further page of a list, as it comes through Flight. */
export interface FurtherPage {
  page: number;
  entries: readonly ListEntry[];
  /** Homes that came, before any is left out because it stands there already. */
  received: number;
  pageSize: number;
}
