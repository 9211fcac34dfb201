import { randomUUID } from 'node:crypto';
import type { Manager } from '../../../../views/domain/property/property.ts';
import { brusselsDate } from '../../../../views/domain/format/date.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import type { CataloguePort } from '../catalogue-port.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { CachedEstates, type ReadEstates } from './cached-estates.ts';
import type { EstateSource, ListHead } from './estate-source.ts';
import { teamFrom } from './people-from-estates.ts';

/** Milliseconds after which everything is fetched, whatever has changed. */
const FULL_REFRESH_AFTER = 3600_000;
/** Milliseconds that fetching everything may take. */
const WHOLE_TIMEOUT = 15 * 60_000;

/** The result of the last fetch. */
interface Snapshot extends ReadEstates {
  version: string;
  head: ListHead;
  estates: CachedEstates;
  /** When everything was fetched, in milliseconds since 1970. */
  whole: number;
  team: readonly Manager[];
}

/**
 * The catalogue of Whise: one list of estates, of which the newest change and the number tell
 * whether anything has changed. Changes are fetched by their time; when the number does not fit
 * them, something was deleted, and everything is fetched.
 */
export class WhiseCatalogue implements CataloguePort {
  readonly source: string;
  readonly #config: WhiseConfig;
  readonly #source: EstateSource;
  readonly #now: () => number;
  readonly #flights = new SingleFlight<Snapshot>();
  /** Of this process, so that a release that reads estates otherwise fetches them. */
  readonly #process = randomUUID();
  #snapshot: Snapshot | undefined;

  /** @param now milliseconds since 1970. */
  constructor(source: EstateSource, config: WhiseConfig, now: () => number) {
    this.#source = source;
    this.#config = config;
    this.#now = now;
    this.source = `whise ${config.url} ${config.clientId} ${config.officeId ?? ''}`;
  }

  async version(signal?: AbortSignal): Promise<string> {
    const head = await this.#source.head(signal);
    if (this.#snapshot && this.#isWhole(this.#snapshot) && isSame(this.#snapshot.head, head)) {
      return this.#snapshot.version;
    }
    const round = Math.floor(this.#now() / FULL_REFRESH_AFTER);
    return `${this.#process} ${round} ${head.total} ${head.newest}`;
  }

  async properties() {
    const { homes, dropped } = await this.#latest();
    return { items: copied(homes.items), dropped: [...dropped, ...homes.dropped] };
  }

  async projects() {
    const { items, dropped } = (await this.#latest()).projects;
    return { items: copied(items), dropped: [...dropped] };
  }

  async team(): Promise<Manager[]> {
    return copied((await this.#latest()).team);
  }

  /** The office of an estate that was fetched, else of any; undefined before the first fetch. */
  officeOf(estateId: number | undefined): number | undefined {
    const { homes, projects } = this.#snapshot ?? {};
    const items = [...(homes?.items ?? []), ...(projects?.items ?? [])];
    return (items.find(({ id }) => id === estateId) ?? items[0])?.siteId;
  }

  warnings(): readonly string[] {
    return this.#source.refused.map((name) => `Whise refuses ${name}: lists come without it`);
  }

  #isWhole({ whole }: Snapshot): boolean {
    return this.#now() - whole < FULL_REFRESH_AFTER;
  }

  /**
   * Homes, projects and team have the same state. Fetching continues after its caller's timeout, so
   * that with a slow Whise the next refresh gets the result.
   */
  #latest(): Promise<Snapshot> {
    return this.#flights.do('latest', async () => {
      this.#snapshot = await this.#follow(AbortSignal.timeout(WHOLE_TIMEOUT));
      return this.#snapshot;
    });
  }

  async #follow(signal: AbortSignal): Promise<Snapshot> {
    const before = this.#snapshot;
    const head = await this.#source.head(signal);
    if (!before || !this.#isWhole(before) || before.head.newest === '') return this.#load(signal);
    if (isSame(before.head, head)) return before;
    const changed = await this.#source.changesSince(before.head.newest, signal);
    const estates = before.estates.with(changed);
    if (estates.count !== head.total) return this.#load(signal);
    return this.#read(estates, head, before.whole);
  }

  /** The state is requested before the estates: what changes in between is fetched next time. */
  async #load(signal: AbortSignal): Promise<Snapshot> {
    const whole = this.#now();
    const head = await this.#source.head(signal);
    return this.#read(CachedEstates.of(await this.#source.all(signal)), head, whole);
  }

  async #read(estates: CachedEstates, head: ListHead, whole: number): Promise<Snapshot> {
    const { options } = this.#config;
    const today = brusselsDate(this.#now()) ?? '';
    const read = await estates.read({ options, today });
    const team = teamFrom(estates.values(), options.namesLanguage);
    const round = Math.floor(whole / FULL_REFRESH_AFTER);
    const version = `${this.#process} ${round} ${head.total} ${head.newest}`;
    return { ...read, version, head, estates, whole, team };
  }
}

function isSame(one: ListHead, other: ListHead): boolean {
  return one.total === other.total && one.newest === other.newest;
}

/** Copies of items: their parts are shared, as copying thousands of homes whole costs too much. */
function copied<Item extends object>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item }));
}
