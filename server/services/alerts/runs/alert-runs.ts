import { setImmediate } from 'node:timers/promises';
import {
  isHome,
  isProject,
  itemKey,
  type ListItem,
} from '../../../../views/domain/list/list-item.ts';
import { inSlices } from '../../../platform/concurrency/in-slices.ts';
import { Repeated } from '../../../platform/concurrency/repeated.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import type { Timers } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { indexPart } from '../../catalogue/index/catalogue-index.ts';
import type { SeenItems } from '../../crm/seen-items.ts';
import { lastHappened } from '../changes/happenings.ts';
import { HomeChanges } from '../changes/home-changes.ts';
import type { Frequency } from '../saved-search.ts';
import type { SavedSearchStore } from '../saved-search-store.ts';
import { newAlert } from './alert-message.ts';
import { FollowedSearches } from './followed-searches.ts';
import { type Found, newsOf } from './person-news.ts';
import { isDaytime, PERIODIC, type Periodic, periodOf, slotOf } from './run-times.ts';

const MINUTE = 60_000;
/** Milliseconds between two looks. */
const INTERVAL = MINUTE;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds that the clocks of two servers may differ. */
const CLOCK_SKEW = MINUTE;
/** Times that a mail is tried to be stored before it waits for the next hour. */
const ATTEMPTS = 2;
/** Milliseconds for which a change is told to who has not heard of it: a week, and a weekend more. */
const WINDOW = 9 * DAY;

interface Options {
  store: SavedSearchStore;
  seenItems: SeenItems;
  catalogue: Pick<Catalogue, 'ready' | 'indexed'>;
  /** Starts the delivery of what is stored. */
  wake: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** What has been done since the start, for the figures. */
export interface RunCounts {
  /** Mails that were stored. */
  mails: number;
  /** Milliseconds that the last run took, and when it ended, in milliseconds since 1970. */
  took: number;
  at: number | undefined;
}

/**
 * Tells people of homes that their saved searches find: at once, in the morning, or on Monday. What a
 * person was told is stored in one transaction with the mail that tells it, so that a run can be
 * broken off anywhere and made again, by any server.
 */
export class AlertRuns {
  /** Looks now, and then every minute. */
  readonly repeated: Repeated;
  readonly counts: RunCounts = { mails: 0, took: 0, at: undefined };
  readonly #options: Options;
  readonly #changes: HomeChanges;
  readonly #searches: FollowedSearches;
  readonly #flights = new SingleFlight<void>();
  /** The snapshot whose changes were noted. */
  #noted: unknown;
  /** Something may not have been told to everybody: all that happened lately is compared. */
  #isBehind = true;
  /** The hour of the last run over all. */
  #slot = '';
  #hasFailed = false;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
    this.#changes = new HomeChanges({ store: options.seenItems, log: options.log });
    this.#searches = new FollowedSearches(options.store);
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.look());
  }

  /** Number of active searches, as of the last look. */
  get searches(): number {
    return this.#searches.size;
  }

  /**
   * When an item went under option, in milliseconds since 1970, as of the last look; undefined if it
   * is not, or was already when it was first seen.
   */
  optionSince(key: string): number | undefined {
    return this.#changes.seen.get(key)?.optionAt;
  }

  /** Notes what has changed, and stores the mails that are due. Never rejects. */
  look(): Promise<void> {
    return this.#flights.doFresh('look', async () => {
      const { log } = this.#options;
      try {
        await this.#look();
        this.#hasFailed = false;
      } catch (error) {
        this.#isBehind = true;
        this.#slot = '';
        if (!this.#hasFailed) log.error({ err: error }, 'saved searches could not be compared');
        this.#hasFailed = true;
      }
    });
  }

  /**
   * Looks no more; resolves when the mail that is being stored is. Another server, or the next start,
   * goes on with the run.
   */
  stop(): Promise<void> {
    void this.repeated.stop();
    this.#isStopping = true;
    return this.#flights.idle();
  }

  /** Messages for the operator. */
  concerns(): string[] {
    return this.#hasFailed ? ['people do not hear of homes that their searches find'] : [];
  }

  async #look(): Promise<void> {
    const { catalogue, now } = this.#options;
    if (!catalogue.ready) return;
    const time = now();
    const changed = await this.#note(time);
    if (await this.#searches.follow()) this.#isBehind = true;
    if (!isDaytime(time)) {
      this.#isBehind ||= changed.size > 0;
      return;
    }
    const periods = await this.#duePeriods(time);
    const slot = slotOf(time);
    const isOverAll = slot !== this.#slot && (this.#isBehind || periods.length > 0);
    if (!isOverAll && changed.size === 0) return;
    const keys = isOverAll ? this.#changedSince(time - WINDOW) : changed;
    // A run over some items must not end a period: what is left of it waits for the next hour.
    const ending = isOverAll ? periods : [];
    const due = new Set<Frequency>(['at-once', ...ending.map(({ frequency }) => frequency)]);
    const isDone = await this.#run(keys, due, time);
    if (isOverAll) {
      this.#isBehind = !isDone;
      this.#slot = slot;
    } else if (!isDone) {
      this.#isBehind = true;
    }
    if (!isDone) return;
    for (const { frequency, from, to } of ending) {
      await this.#options.store.moveCursor(frequency, from, to);
    }
  }

  /** The keys of what this or another server has noted. */
  async #note(time: number): Promise<ReadonlySet<string>> {
    const { snapshot } = this.#options.catalogue.indexed;
    const isNoted = snapshot === this.#noted;
    const items: ListItem[] = isNoted ? [] : [...snapshot.homes, ...snapshot.projects];
    const { ignoredLabels } = snapshot;
    const changed = await this.#changes.note(items, { ignoredLabels, now: time });
    if (!isNoted) await this.#changes.forget(time);
    this.#noted = snapshot;
    return changed;
  }

  /** Frequencies whose period has begun since their last run. */
  async #duePeriods(time: number) {
    const { store } = this.#options;
    const due: { frequency: Periodic; from: number; to: number }[] = [];
    for (const frequency of PERIODIC) {
      const from = await store.cursor(frequency);
      const to = periodOf(frequency, time);
      if (from === undefined) await store.moveCursor(frequency, undefined, to);
      // One that cannot have begun yet was noted by a clock that was ahead.
      else if (from < to || from > periodOf(frequency, time + CLOCK_SKEW)) {
        due.push({ frequency, from, to });
      }
    }
    return due;
  }

  #changedSince(since: number): Set<string> {
    const keys = new Set<string>();
    for (const [key, seen] of this.#changes.seen) if (lastHappened(seen) > since) keys.add(key);
    return keys;
  }

  /** Tells people whose searches are due about these items; false if some could not hear all. */
  async #run(
    keys: ReadonlySet<string>,
    due: ReadonlySet<Frequency>,
    time: number,
  ): Promise<boolean> {
    const { log, now, wake } = this.#options;
    const started = now();
    const people = await this.#found(keys, due, time);
    let mails = 0;
    let isDone = true;
    for (const [person, found] of people) {
      if (this.#isStopping) return false;
      const outcome = await this.#tell(person, found, time);
      if (outcome.isStored) mails += 1;
      isDone &&= outcome.isDone;
      // A mail takes a millisecond or two to store: requests are answered in between.
      await setImmediate();
    }
    if (mails > 0) wake();
    const took = now() - started;
    Object.assign(this.counts, { mails: this.counts.mails + mails, took, at: now() });
    log.info(
      { changes: keys.size, searches: this.#searches.size, due: [...due], mails, took },
      'saved searches were compared with what has changed',
    );
    return isDone;
  }

  /** What the searches that are due find among these items, by person. */
  async #found(
    keys: ReadonlySet<string>,
    due: ReadonlySet<Frequency>,
    time: number,
  ): Promise<Map<string, Found[]>> {
    const { snapshot, index } = this.#options.catalogue.indexed;
    const items = [...snapshot.homes, ...snapshot.projects];
    const changed = items.filter((item) => keys.has(itemKey(item)));
    const homes = changed.filter(isHome);
    const projects = changed.filter(isProject);
    const part = await inSlices(indexPart(index, { homes, projects }));
    const people = new Map<string, Found[]>();
    for (const match of await inSlices(this.#searches.index.matches(part))) {
      for (const id of match.searches) {
        const search = this.#searches.find(id);
        if (!search || !due.has(search.frequency)) continue;
        if ((search.expiresAt ?? Infinity) <= time) continue;
        const found = people.get(search.person) ?? [];
        found.push({ search, match });
        people.set(search.person, found);
      }
    }
    return people;
  }

  /** Whether a mail was stored, and whether nothing is left to be told. */
  async #tell(
    person: string,
    found: readonly Found[],
    time: number,
  ): Promise<{ isStored: boolean; isDone: boolean }> {
    const { store } = this.#options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { isCut, ...news } = newsOf(found, {
        seen: this.#changes.seen,
        told: await store.told(person),
        hidden: await store.hiddenHomes(person),
        since: time - WINDOW,
        now: time,
      });
      const first = found.find(({ search }) => search.id === news.searches[0]);
      if (!first) return { isStored: false, isDone: true };
      const about = { email: first.search.email, slot: slotOf(time) };
      const { items, ...content } = news;
      const message = newAlert({ person, ...content }, about, time);
      const isStored = await store.recordAlert({ person, ...news, items, message });
      // Otherwise another server may have told all of it: then there is no news.
      if (isStored) return { isStored, isDone: !isCut };
    }
    return { isStored: false, isDone: false };
  }
}
