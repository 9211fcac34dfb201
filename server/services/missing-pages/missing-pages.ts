import { repeatEvery, type Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import { todayInBrussels } from '../../platform/today.ts';
import { countablePath } from './countable-path.ts';
import type { MissingPaths } from './missing-paths.ts';

/** Milliseconds between two writes: a request does not wait for the store. */
const WRITE_INTERVAL = 60_000;
/** Paths that wait to be written: in a flood further ones are not counted. */
const MAX_UNWRITTEN = 1000;

interface Options {
  store: MissingPaths;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** Counts the pages that visitors ask for and that are not there; holds no personal data. */
export class MissingPages {
  readonly #options: Options;
  readonly #today = todayInBrussels();
  #day = '';
  #counts = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();
  #cancel = () => {};

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts a request for a URL path that has no page. */
  note(urlPath: string): void {
    const path = countablePath(urlPath);
    if (path === undefined) return;
    const day = this.#today(this.#options.now());
    if (day !== this.#day) void this.write();
    this.#day = day;
    const count = this.#counts.get(path);
    if (count === undefined && this.#counts.size >= MAX_UNWRITTEN) return;
    this.#counts.set(path, (count ?? 0) + 1);
  }

  /** Writes the counts from now on, each minute. */
  start(): void {
    this.#cancel = repeatEvery(this.#options.timers, WRITE_INTERVAL, () => void this.write());
  }

  /** Writes what is counted. Never rejects: counts that cannot be written are dropped and logged. */
  write(): Promise<void> {
    const [day, counts] = [this.#day, this.#counts];
    if (counts.size === 0) return this.#writing;
    this.#counts = new Map();
    this.#writing = this.#writing.then(() => this.#add(day, counts));
    return this.#writing;
  }

  async stop(): Promise<void> {
    this.#cancel();
    await this.write();
  }

  async #add(day: string, counts: ReadonlyMap<string, number>): Promise<void> {
    const { store, log } = this.#options;
    try {
      await store.add(day, counts);
    } catch (error) {
      log.warn({ err: error }, 'missing pages could not be counted');
    }
  }
}
