import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import type { Locale } from '../../../views/domain/locale.ts';

/** How often somebody wants to hear of what is new in a saved search. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/**
 * Unconfirmed: nothing but the confirmation is sent to it, and it is erased after 48 hours. Active;
 * paused by its owner; ended by its owner or after a year, and soon erased.
 */
export const SEARCH_STATES = ['unconfirmed', 'active', 'paused', 'ended'] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds after which a search that nobody confirmed is erased, and its link is over. */
export const CONFIRM_WITHIN = 48 * HOUR;
/** Milliseconds from the confirmation, or from when it is prolonged, until a search ends. */
export const SEARCH_AGE = 365 * DAY;
/** Milliseconds before its end at which the person is reminded, once. */
export const REMIND_BEFORE = 14 * DAY;
/** Milliseconds after which a search that ended is erased: until then it can be resumed. */
export const ENDED_AGE = 14 * DAY;
/** Confirmations to one mailbox in {@link CONFIRMATION_WINDOW}, for all its searches together. */
export const MAX_CONFIRMATIONS = 2;
/** Milliseconds. */
export const CONFIRMATION_WINDOW = DAY;
/** Searches of one mailbox, ended ones too; more are not stored. */
export const MAX_SEARCHES = 50;
/** Homes that one person has hidden; the oldest are shown again. */
export const MAX_HIDDEN = 500;

/** What a visitor asks for. Times are milliseconds since 1970. */
export interface NewSearch {
  /** Unguessable. */
  id: string;
  /** As typed: where mails go. */
  email: string;
  /** Language of the mails and of the pages that their links show. */
  locale: Locale;
  frequency: Frequency;
  list: ListKind;
  /** The filters as `listParameters` writes them, without a leading question mark; may be empty. */
  query: string;
  createdAt: number;
}

export interface SavedSearch extends NewSearch {
  /**
   * Names the person: the same for all searches of a mailbox (`foldedAddress`), unguessable, and
   * made anew once the last of them is erased.
   */
  person: string;
  state: SearchState;
  /** Undefined while unconfirmed. */
  confirmedAt?: number | undefined;
  /** When its time is over; undefined while unconfirmed. */
  expiresAt?: number | undefined;
  /** When the mail was stored that it ends soon; undefined if none was since it was prolonged. */
  remindedAt?: number | undefined;
  endedAt?: number | undefined;
  /** Id of the lead that its confirmation made; that lead may be erased. */
  lead?: string | undefined;
}
