import { addDays, dayAt, instantOf } from '../../../../views/domain/history/brussels.ts';
import type { Locale } from '../../../../views/domain/locale.ts';

/** When an owner gets news by mail: each week, or on a day after which something is new. */
export const NEWS_FREQUENCIES = ['weekly', 'events'] as const;
export type NewsFrequency = (typeof NEWS_FREQUENCIES)[number];

/** What an owner chooses for a home. Times are milliseconds since 1970. */
export interface NewOwnerNews {
  /** Unguessable. */
  id: string;
  /** Number of the owner, and the e-mail that they signed in with, by which the CRM is asked. */
  owner: number;
  account: string;
  firstName?: string | undefined;
  name: string;
  /** The CRM's address of the owner: where mails go. */
  email: string;
  home: number;
  locale: Locale;
  frequency: NewsFrequency;
  createdAt: number;
}

export interface OwnerNews extends NewOwnerNews {
  /** Unconfirmed: nothing but the confirmation is sent. */
  state: 'unconfirmed' | 'active';
  /** Undefined while unconfirmed. */
  confirmedAt?: number | undefined;
  /** When the CRM is asked next; undefined while unconfirmed. */
  dueAt?: number | undefined;
  /** What the owner knows of (`entriesOf`); undefined before the CRM was first asked. */
  seen?: string | undefined;
}

const MINUTE = 60_000;
/** Milliseconds until a choice that was not confirmed is erased. */
export const CONFIRM_WITHIN = 48 * 60 * MINUTE;
/** Milliseconds within which another choice has the confirmation of the one before. */
const ASKED_LATELY = 10 * MINUTE;
/** Minutes over which the owners of a site are spread: the CRM is asked for one after the other. */
const SPREAD = 120;
/** The most milliseconds until the CRM is asked next: eight days, as one may have 25 hours. */
export const LONGEST_WAIT = 8 * 24 * 60 * MINUTE;
/** Times in Brussels from which on the CRM is asked: in the morning, and when a week is nearly over. */
const DAILY_FROM = '08:00';
const WEEKLY_FROM = '17:00';

/** Whether another choice changes this one: it is confirmed, or its confirmation is on its way. */
export function isStanding({ state, createdAt }: OwnerNews, now: number): boolean {
  return state === 'active' || now - createdAt < ASKED_LATELY;
}

/** When the CRM is asked next: the next morning, or the next Sunday. @param now as the result. */
export function nextDue(frequency: NewsFrequency, id: string, now: number): number {
  const spread = (Number.parseInt(id.slice(0, 4), 16) % SPREAD) * MINUTE;
  const from = frequency === 'weekly' ? WEEKLY_FROM : DAILY_FROM;
  for (let days = 0; ; days++) {
    const day = addDays(dayAt(now), days);
    const isSunday = new Date(`${day}T00:00Z`).getUTCDay() === 0;
    const at = instantOf(`${day}T${from}`) + spread;
    if (at > now && (isSunday || frequency === 'events')) return at;
  }
}
