import { setImmediate } from 'node:timers/promises';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { inSlices } from '../../../platform/concurrency/in-slices.ts';
import type { Log } from '../../../platform/log.ts';
import {
  FIRST_PLACE,
  MAX_NOTED,
  type SeenItem,
  type SeenItems,
  type SeenPlace,
} from '../../crm/seen-items.ts';
import { type NotesOptions, planNotes } from './plan-notes.ts';

const DAY = 86_400_000;
/** Milliseconds for which an item is remembered that left the catalogue. */
const GONE_AGE = 730 * DAY;
/** Times that a write is tried anew because another server has written before. */
const ATTEMPTS = 5;

interface Options {
  store: SeenItems;
  log: Log;
}

/** What happens to the homes of the catalogue, as all servers of the site have noted it. */
export class HomeChanges {
  readonly #options: Options;
  readonly #seen = new Map<string, SeenItem>();
  #place: SeenPlace = FIRST_PLACE;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What is remembered of each home and project, by key. */
  get seen(): ReadonlyMap<string, SeenItem> {
    return this.#seen;
  }

  /**
   * Notes what has changed in the catalogue, in slices.
   * @param items all of the catalogue; none where it is not known.
   * @returns the keys of what this or another server has noted since the last call.
   * @throws when the store cannot be used.
   */
  async note(items: readonly ListItem[], options: NotesOptions): Promise<ReadonlySet<string>> {
    const changed = new Set<string>();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { revision, isBegun } = await this.#options.store.state();
      await this.#read(changed);
      if (items.length === 0) break;
      const seen = { known: this.#seen, isBegun };
      const notes = await inSlices(planNotes(items, seen, options));
      if (notes.items.length === 0) {
        // Also where a kill came between the last write and this one.
        if (!isBegun) await this.#options.store.write(revision, [], { isBegun: true });
        break;
      }
      if (await this.#write(revision, notes.items, isBegun && notes.quiet.length === 0)) {
        await this.#read(changed);
        this.#report(notes.items.length, notes.quiet, isBegun);
        break;
      }
    }
    return changed;
  }

  /** Erases what is remembered of items that left long ago. */
  async forget(now: number): Promise<void> {
    await this.#options.store.forgetGone(now - GONE_AGE);
  }

  async #read(changed: Set<string>): Promise<void> {
    for (;;) {
      const { place, items } = await this.#options.store.after(this.#place, MAX_NOTED);
      for (const item of items) {
        this.#seen.set(item.key, item);
        changed.add(item.key);
      }
      this.#place = place;
      if (items.length < MAX_NOTED) return;
      await setImmediate();
    }
  }

  /** In parts: each is a revision of its own. */
  async #write(base: number, items: readonly SeenItem[], isTold: boolean): Promise<boolean> {
    for (let from = 0; from < items.length; from += MAX_NOTED) {
      const part = items.slice(from, from + MAX_NOTED);
      const isLast = from + MAX_NOTED >= items.length;
      const options = isTold ? undefined : { isBegun: isLast };
      if (!(await this.#options.store.write(base + from / MAX_NOTED, part, options))) return false;
      // A store in this process answers without a turn of the event loop.
      await setImmediate();
    }
    return true;
  }

  #report(items: number, quiet: readonly string[], isBegun: boolean): void {
    const { log } = this.#options;
    if (quiet.length > 0) {
      log.warn({ items, quiet }, 'too many homes changed at once: nobody hears of it');
    } else {
      log.info({ items, isFirst: !isBegun }, 'changes of homes were noted');
    }
  }
}
