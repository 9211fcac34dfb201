import type { NewLead } from '../leads/model/lead-store.ts';
import type { NewSearch, SavedSearch, SearchState } from './saved-search.ts';

/** A search that was stored, changed or erased. */
export interface SearchChange {
  id: string;
  /** As it is now, in any state; undefined if it was erased. */
  search: SavedSearch | undefined;
}

/** A home of which a person is told, and why: a home goes to a person once for each reason. */
export interface AlertItem {
  /** Number of the home (item-number.ts). */
  home: number;
  /** At most 64 characters. What should be told again is another reason: `price 459000`. */
  reason: string;
}

/** A mail about homes to one person. */
export interface Alert {
  person: string;
  /** Ids of the searches that it is about; each is active when it is stored. */
  searches: readonly string[];
  items: readonly AlertItem[];
  /**
   * The mail, in the leads' queue. Its `key` names the person and the run, so that servers which do
   * the same run store it once.
   */
  message: NewLead;
}

/** What the owner of a search may change; `expiresAt` prolongs it, and lets it be reminded again. */
export type SearchChanges = Partial<Pick<SavedSearch, 'frequency' | 'locale' | 'expiresAt'>> & {
  state?: Exclude<SearchState, 'unconfirmed'>;
};

/** A home that a person does not want to hear of. */
export interface HiddenHome {
  home: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Which searches time is over for; milliseconds since 1970. */
export interface SearchSweep {
  now: number;
  /** Unconfirmed searches that were stored before are erased. */
  unconfirmedBefore: number;
  /** Searches that ended before are erased. */
  endedBefore: number;
}

/**
 * Keeps the searches that visitors have saved, and what each of them was told. It is kept with the
 * leads, so that what belongs together is stored in one transaction with a message of their queue:
 * servers that share the store send it once, and a kill leaves both or neither. Times are milliseconds
 * since 1970. A method that rejects has changed nothing. What is kept of a person (hidden homes, what
 * they were told) is erased with their last search. `LeadStore.eraseByEmail` erases all of it.
 */
export interface SavedSearchStore {
  /**
   * Stores an unconfirmed search with the mail that asks to confirm it. Without effect, and false,
   * where a message with its key is stored already, where `limit.count` searches of this mailbox
   * (`foldedAddress`) were stored since then, or where it has as many as a mailbox may.
   */
  request(
    search: NewSearch,
    message: NewLead,
    limit: { count: number; since: number },
  ): Promise<boolean>;
  /**
   * Makes an unconfirmed search active, and stores the lead to the agency. It takes the place of
   * another confirmed search of the same person with the same list and filters, and of its lead:
   * then none is stored.
   * @returns the search, and whether this call confirmed it; undefined if there is no such search.
   */
  confirm(
    id: string,
    confirmation: { at: number; expiresAt: number; lead: NewLead },
  ): Promise<{ search: SavedSearch; isNew: boolean } | undefined>;
  find(id: string): Promise<SavedSearch | undefined>;
  /** The confirmed searches of a person, the newest first. */
  ofPerson(person: string): Promise<SavedSearch[]>;
  /**
   * Changes a confirmed search.
   * @returns as it is now; undefined if the person has no such search.
   */
  change(
    person: string,
    id: string,
    changes: SearchChanges,
    now: number,
  ): Promise<SavedSearch | undefined>;
  /** Ends all searches of a person that are active or paused; returns how many. */
  endAll(person: string, now: number): Promise<number>;
  /** Erases a search that nobody has confirmed, at once; false if there is none. */
  eraseUnconfirmed(id: string): Promise<boolean>;

  /**
   * What was stored, changed or erased after a number, in order; each search once, as it is now.
   * From 0 on these are all searches, in slices. Numbers only grow. A search that was erased is named
   * for the last ten thousand that were.
   * @param after the `number` of the answer before; 0 to begin.
   */
  changes(after: number, limit: number): Promise<{ number: number; changes: SearchChange[] }>;
  /** What a person was told. */
  told(person: string): Promise<AlertItem[]>;
  /**
   * Stores a mail about homes with what it tells, all or nothing. False, and nothing is stored, if a
   * message with its key is stored, one of the searches is not active any more, or the person was
   * told one of the items or has hidden its home since they were read: the caller reads anew.
   */
  recordAlert(alert: Alert): Promise<boolean>;
  /** A number that servers share, such as the time of the last run; undefined before the first. */
  cursor(name: string): Promise<number | undefined>;
  /** Sets it; false, and without effect, if it is not `from` any more. */
  moveCursor(name: string, from: number | undefined, to: number): Promise<boolean>;

  /** The homes that a person has hidden, the latest first. */
  hiddenHomes(person: string): Promise<HiddenHome[]>;
  /** Without effect for a person who has no search. */
  hide(person: string, home: number, now: number): Promise<void>;
  showAgain(person: string, home: number): Promise<void>;

  /** Active searches that end before then, of which nobody was reminded. */
  expiring(before: number): Promise<SavedSearch[]>;
  /** Stores the mail that an active search ends; false if that was done, or it has changed. */
  remind(search: SavedSearch, message: NewLead): Promise<boolean>;
  /** Ends the searches whose time is over, and erases those that need not be kept; counts both. */
  sweep(sweep: SearchSweep): Promise<{ ended: number; erased: number }>;
  /** Number of searches by state. */
  counts(): Promise<Readonly<Record<SearchState, number>>>;
}
