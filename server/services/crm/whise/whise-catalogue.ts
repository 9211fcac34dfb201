import { randomUUID } from 'node:crypto';
import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';
import type { Manager } from '../../../../views/domain/property/property.ts';
import { brusselsDate } from '../../../../views/domain/format/date.ts';
import { inSlices } from '../../../platform/concurrency/in-slices.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import type { CataloguePort } from '../catalogue-port.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { CachedEstates, type ReadEstates } from './cached-estates.ts';
import type { EstateSource, ListHead } from './estate-source.ts';
import { namesLanguageInSteps } from './names-language.ts';
import { teamInSteps } from './people-from-estates.ts';

/** Milliseconds after which everything is fetched, whatever has changed. */
const FULL_REFRESH_AFTER = 3600_000;
/** Milliseconds that fetching everything may take. */
const WHOLE_TIMEOUT = 15 * 60_000;

export const UNREPORTED_CHANGES =
  'Whise does not tell which of its estates changed last: the list is read whole at each refresh';

interface CatalogueParts {
  source: EstateSource;
  config: WhiseConfig;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What else an operator shall be told of Whise. */
  warnings: () => readonly string[];
}

/** The result of the last fetch. */
interface Snapshot extends ReadEstates {
  version: string;
  head: ListHead;
  estates: CachedEstates;
  /** When everything was fetched, in milliseconds since 1970. */
  whole: number;
  /** Whether the head of the list tells its changes. */
  isTold: boolean;
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
  readonly #others: () => readonly string[];
  #snapshot: Snapshot | undefined;
  /** Versions that were made up, as nothing told whether anything had changed. */
  #untold = 0;

  constructor({ source, config, now, warnings }: CatalogueParts) {
    this.#source = source;
    this.#config = config;
    this.#now = now;
    this.#others = warnings;
    this.source = `whise ${config.url} ${config.clientId} ${config.officeId ?? ''}`;
  }

  async version(signal?: AbortSignal): Promise<string> {
    const head = await this.#source.head(signal);
    const known = this.#snapshot;
    if (known && this.#isWhole(known) && isSame(known.head, head)) return known.version;
    const version = this.#versionOf(head, this.#now());
    return known?.isTold === false ? `${version} ${(this.#untold += 1)}` : version;
  }

  async properties() {
    const { homes, dropped } = await this.#latest();
    return { items: [...homes.items], dropped: [...dropped, ...homes.dropped] };
  }

  async projects() {
    const { items, dropped } = (await this.#latest()).projects;
    return { items: [...items], dropped: [...dropped] };
  }

  async team(): Promise<Manager[]> {
    return [...(await this.#latest()).team];
  }

  /** The office of an estate that was fetched, else of any; undefined before the first fetch. */
  officeOf(estateId: number | undefined): number | undefined {
    const { homes, projects } = this.#snapshot ?? {};
    const items = [...(homes?.items ?? []), ...(projects?.items ?? [])];
    return (items.find(({ id }) => id === estateId) ?? items[0])?.siteId;
  }

  /** Languages that Whise does not know by the ids that it is asked for. */
  missingLanguages(): readonly Locale[] {
    const { languageIds } = this.#config.options;
    const { refused } = this.#source;
    return LOCALES.filter((locale) => refused.includes(languageIds[locale] ?? ''));
  }

  warnings(): readonly string[] {
    const { isTold = true } = this.#snapshot ?? {};
    return [
      ...this.#source.refused.map((name) => `Whise refuses ${name}: lists come without it`),
      ...(isTold ? [] : [UNREPORTED_CHANGES]),
      ...this.#others(),
    ];
  }

  /** Whether changes of its list alone need to be fetched. */
  #isWhole({ whole, isTold }: Snapshot): boolean {
    return isTold && this.#now() - whole < FULL_REFRESH_AFTER;
  }

  #versionOf({ total, newest }: ListHead, whole: number): string {
    const round = Math.floor(whole / FULL_REFRESH_AFTER);
    return `${this.#process} ${round} ${total} ${newest}`;
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
    if (!before || !this.#isWhole(before)) return this.#load(signal);
    const head = await this.#source.head(signal);
    if (isSame(before.head, head)) return before;
    const changed = await this.#source.changesSince(before.head.newest, signal);
    const estates = before.estates.with(changed);
    if (estates.count !== head.total) return this.#load(signal);
    const { whole, isTold } = before;
    return this.#read(estates, { head, whole, isTold });
  }

  async #load(signal: AbortSignal): Promise<Snapshot> {
    const whole = this.#now();
    const { head, estates, isSorted: isTold } = await this.#source.whole(signal);
    return this.#read(CachedEstates.of(estates), { head, whole, isTold });
  }

  async #read(
    estates: CachedEstates,
    state: Pick<Snapshot, 'head' | 'whole' | 'isTold'>,
  ): Promise<Snapshot> {
    const { options } = this.#config;
    const languages = await this.#source.languages();
    const namesLanguage =
      options.namesLanguage ?? (await inSlices(namesLanguageInSteps(estates.values(), languages)));
    const today = brusselsDate(this.#now()) ?? '';
    const before = this.#snapshot;
    const read = await estates.read({ options, today, namesLanguage }, before);
    const team = await inSlices(teamInSteps(estates.values(), namesLanguage));
    const version = this.#versionOf(state.head, state.whole);
    return { ...read, ...state, version, estates, team };
  }
}

function isSame(one: ListHead, other: ListHead): boolean {
  return one.total === other.total && one.newest === other.newest;
}
