import { changesSince } from '../../../../views/domain/history/changes.ts';
import { type ShownHistory, shownHistory } from '../../../../views/domain/history/shown-history.ts';
import type { OwnerHome } from '../../../../views/domain/owner/owner-home.ts';
import { homeName } from '../../../../views/domain/property/home-name.ts';
import { shownText } from '../../../../views/domain/text/shown-text.ts';
import type { DataPort } from '../../../../views/data-port.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import { type Timers, withDeadline } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import type { OwnerPort } from '../../crm/owner-port.ts';
import { localeOf } from '../../mail/mail-locale.ts';
import type { MailSource } from '../../mail/mail-source.ts';
import { historyDisplay } from '../history-display.ts';
import { entriesOf, type NewsCounts, newsIn, seenText } from './news-entries.ts';
import { type NewsMessage, newNewsMail } from './news-message.ts';
import type { OwnerNewsStore } from './owner-news-store.ts';
import { CONFIRM_WITHIN, LONGEST_WAIT, nextDue, type OwnerNews } from './owner-news.ts';

const MINUTE = 60_000;
/** Milliseconds between two looks at what is due. */
const INTERVAL = 5 * MINUTE;
/** Owners for whom one server asks the CRM in a look, one after the other. */
const MAX_PER_LOOK = 20;
/** Milliseconds until an owner is due again where the CRM did not answer, or the server was killed. */
const RETRY_AFTER = 60 * MINUTE;
/** Milliseconds that the CRM may take for one owner. */
const DEADLINE = 60_000;
/** Status of a home that was withdrawn (docs/facts.md, "The CRM"). */
const CANCELLED = 3;

export interface NewsSource extends MailSource {
  catalogue: { data: { team: readonly { name: string }[] }; port(locale: Locale): DataPort };
}

interface Options {
  store: OwnerNewsStore;
  crm: OwnerPort;
  source: NewsSource;
  /** Random numbers from 0 to 1, without 1. */
  random: () => number;
  /** Starts the delivery of what is stored. */
  wake: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/**
 * Sends owners news of their homes by mail. What is due is read from the store, and claimed for one
 * server; its mail is stored with what the owner knows since, so that a kill, or a CRM that is down,
 * neither loses nor repeats one. The CRM is asked as for the page, by its own customer's password:
 * what it says of the owner now decides whether the home is still theirs.
 */
export class OwnerNewsRuns {
  /** Looks now, and then every five minutes. */
  readonly repeated: Repeated;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.run());
  }

  /** Never rejects. After a failure of the CRM the others wait for the next look. */
  async run(): Promise<void> {
    const { store, now, log } = this.#options;
    try {
      const time = now();
      await store.eraseUnconfirmed(time - CONFIRM_WITHIN);
      for (const news of await store.due(time, time + LONGEST_WAIT, MAX_PER_LOOK))
        await this.#check(news);
    } catch (error) {
      log.error({ err: error }, 'news of owners could not be made');
    }
  }

  async #check(news: OwnerNews): Promise<void> {
    const { store, wake, now, timers, log } = this.#options;
    const claimedUntil = now() + RETRY_AFTER;
    if (!(await store.claim(news, claimedUntil))) return;
    const found = await withDeadline(timers, DEADLINE, (signal) => this.#found(news, signal));
    if (!found) {
      await store.end(news.id);
      log.info({ home: news.home }, 'news of a home ended: it is no longer its owner’s');
      return;
    }
    const entries = entriesOf(found.history, news.id);
    const counts = this.#countsOf(news, found.history, entries);
    const time = now();
    const isNews = news.frequency === 'weekly' || Object.keys(counts).length > 0;
    const content = contentOf(this.#options.source, news, found, counts);
    const isStored = await store.checked(news.id, {
      claimedUntil,
      dueAt: nextDue(news.frequency, news.id, time),
      seen: seenText(entries, news.seen),
      ...(isNews && { message: newNewsMail(news, content, { check: claimedUntil, now: time }) }),
    });
    if (isNews && isStored) wake();
  }

  /** The home and what its owner is shown of it; undefined where it is not theirs, or withdrawn. */
  async #found(
    { owner, account, firstName, name, home: id, locale }: OwnerNews,
    signal: AbortSignal,
  ): Promise<Found | undefined> {
    const { crm, source, now, random } = this.#options;
    const standing = await crm.standing({ id: owner, email: account }, signal);
    if (standing.account === '' || standing.homes?.includes(id) === false) return undefined;
    const language = localeOf(source, locale);
    const key = { id: owner, propertyIds: [id], language };
    const [homes, history] = await Promise.all([
      crm.homes(key, signal),
      crm.history(key, id, signal),
    ]);
    const home = homes?.find((one) => one.id === id);
    if (home?.status === CANCELLED) return undefined;
    if (!home || !history) {
      // A CRM that relates a home to its owner and does not show it is asked again.
      if (standing.homes) throw new Error(`the CRM does not show home ${id} of its owner`);
      return undefined;
    }
    const of = { firstName, name };
    const display = historyDisplay(source, of, home, { now: now(), random });
    const data = source.catalogue.port(language);
    const title = `${homeName({ t: source.i18n.t(language), locale: language, data }, home)} (${id})`;
    return { home, title, history: shownHistory(history, display) };
  }

  /** Before the CRM was first asked, what is dated since the choice was confirmed is new. */
  #countsOf(
    { seen, confirmedAt = 0 }: OwnerNews,
    history: ShownHistory,
    entries: ReturnType<typeof entriesOf>,
  ): NewsCounts {
    if (seen !== undefined) return newsIn(entries, seen);
    const changes = Object.entries(changesSince(history, confirmedAt));
    return Object.fromEntries(changes.filter(([, count]) => count > 0));
  }
}

interface Found {
  home: OwnerHome;
  title: string;
  history: ShownHistory;
}

/** What a mail says: nothing that the page does not show. */
function contentOf(
  { site }: Pick<NewsSource, 'site'>,
  { id, frequency, locale }: OwnerNews,
  { title, history }: Found,
  counts: NewsCounts,
): NewsMessage {
  const views = history.statistics?.numbers.find(({ period }) => period === 'week')?.count;
  const next = history.appointments?.planned.find(({ outcome }) => outcome !== 'cancelled');
  return {
    news: id,
    title,
    counts,
    ...(frequency === 'weekly' && views !== undefined && { views }),
    ...(next && {
      next: { what: shownText(next.type, { locale, site }).text, startTime: next.startTime },
    }),
  };
}
