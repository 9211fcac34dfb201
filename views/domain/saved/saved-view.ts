import type { IsoDate } from '../format/date.ts';
import type { ListItem } from '../list/list-item.ts';

/** Why the page did not do what was asked. */
export type SavedNotice =
  /** MAX_SAVED are saved. */
  | 'full'
  /** The browser did not keep the cookie. */
  | 'refused'
  /** A visit was asked for, and nothing that can be visited was chosen. */
  | 'noVisit';

/** A home or project with what is known of the day on which it was saved. */
export interface ShownItem {
  item: ListItem;
  /** Euro; absent if no price was published then. */
  price?: number;
  /** When it went under option, if it is and that is known. */
  optionSince?: IsoDate;
}

/** What the page of saved homes shows. */
export interface SavedView {
  /** Somebody else's choice, named by the link; else what this browser has saved. */
  isShared: boolean;
  items: readonly ShownItem[];
  /** Keys of what this browser has saved. */
  saved: ReadonlySet<string>;
  /** How many of the named or saved ones are no longer in the catalogue. */
  gone: number;
  /** What was removed just now. */
  removed?: ListItem;
  notice?: SavedNotice;
}
