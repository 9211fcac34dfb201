import type { NewLead } from '../../leads/model/lead-store.ts';
import type { NewOwnerNews, OwnerNews } from './owner-news.ts';

/** What came of asking the CRM for an owner. Times are milliseconds since 1970. */
export interface NewsCheck {
  /** As the claim has set it. */
  claimedUntil: number;
  dueAt: number;
  seen: string;
  /** The mail, in the leads' queue; undefined where there is nothing to tell. */
  message?: NewLead | undefined;
}

/**
 * Keeps which owners want news of which home by mail: one choice for an owner and a home. It is kept
 * with the leads, so that a choice changes together with messages of their queue: servers that share
 * the store send each once, and a kill leaves both or neither. `LeadStore.eraseByEmail` erases the
 * choices of a mailbox. A method that rejects has changed nothing.
 */
export interface OwnerNewsStore {
  /**
   * Stores a choice with the mail that asks to confirm it, in the place of any other; one that is
   * confirmed for the same address is changed instead, and needs no mail.
   * @param dueAt of one that is changed.
   */
  choose(news: NewOwnerNews, message: NewLead, dueAt: number): Promise<'asked' | 'changed'>;
  of(owner: number, home: number): Promise<OwnerNews | undefined>;
  find(id: string): Promise<OwnerNews | undefined>;
  /** Makes a choice active; one that is, stays as it is. Undefined if there is none. */
  confirm(id: string, at: number, dueAt: number): Promise<OwnerNews | undefined>;
  /** Erases a choice; false if there is none. */
  end(id: string): Promise<boolean>;
  /**
   * Active choices that are due, the longest first; what is due after `latest` was written by a
   * clock that was ahead, and is due.
   */
  due(now: number, latest: number, limit: number): Promise<OwnerNews[]>;
  /** Makes a choice due later, for one server; false if another has, or it has changed. */
  claim(news: Pick<OwnerNews, 'id' | 'dueAt'>, until: number): Promise<boolean>;
  /** Stores what came of a claim, with its mail; false if it has changed since. */
  checked(id: string, check: NewsCheck): Promise<boolean>;
  /** Erases choices that were not confirmed and stored before then; returns how many. */
  eraseUnconfirmed(before: number): Promise<number>;
}
