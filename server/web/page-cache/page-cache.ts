import { LRUCache } from 'lru-cache';
import {
  bytesOf,
  type CachedPage,
  newPage,
  type RenderedPage,
  withVariant,
  withVariantsOf,
} from './cached-page.ts';
import type { Encoding } from '../../platform/http/content-encoding.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';
import { backgroundTimers, type Timers } from '../../platform/concurrency/timers.ts';

/** Maximum number of pages queued for their best compression, also in a flood of URLs. */
const MAX_IMPROVING = 64;
/** Milliseconds without a new page after which the last ones are compressed best. */
export const QUIET_TIME = 3000;

interface Options {
  /** Version of everything that pages are made from; no page of a former one is sent. */
  version: () => string;
  /** Maximum memory of the pages, in bytes. */
  maxBytes: number;
  /** By default those that a process need not end with. */
  timers?: Timers;
}

/** An encoding of a page. */
interface Place {
  key: string;
  encoding: Encoding;
}

/** A page, and the version that it was rendered from. */
interface Entry {
  page: CachedPage;
  version: string;
}

/**
 * Rendered pages in memory (docs/house.md, "What is cached"), bounded; the least recently used are
 * evicted. Concurrent requests for a page share one rendering, and an encoding is made when it is
 * first requested; the best compression follows in the background, one page after the other, when a
 * page is requested again or no new page was for a while. After a change of the version a page is
 * rendered again; where that makes the same bytes, as on most pages, their encodings are still there.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  readonly #making = new SingleFlight<CachedPage>();
  readonly #improving = new Set<string>();
  readonly #quick = new Map<string, Place>();
  readonly #timers: Timers;
  readonly #options: Options;
  #version: string;
  #hits = 0;
  #misses = 0;
  #background: Promise<void> = Promise.resolve();
  #cancelQuiet: () => void = () => {};

  constructor(options: Options) {
    this.#options = options;
    this.#timers = options.timers ?? backgroundTimers;
    this.#version = options.version();
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }, key) => bytesOf(page) + 2 * key.length,
    });
  }

  /** Memory that the cached pages take, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Pages sent from the cache, since the process started. */
  get hits(): number {
    return this.#hits;
  }

  /** Cacheable pages that had to be rendered or encoded. */
  get misses(): number {
    return this.#misses;
  }

  /** The cached page if it has this encoding. */
  hit(key: string, encoding: Encoding): CachedPage | undefined {
    const page = this.#current(key);
    const variant = page?.variants[encoding];
    if (!variant) return undefined;
    if (variant.effort === 'quick') this.#improve({ key, encoding });
    this.#hits += 1;
    return page;
  }

  /**
   * The cached page with this encoding, or else a new one. Without a key it is not cached.
   * @throws the error of `render`; nothing is cached then.
   */
  async page(
    key: string | undefined,
    encoding: Encoding,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    if (key === undefined) return this.#encoded(newPage(await render()), encoding);
    const cached = this.#current(key);
    if (cached?.variants[encoding]) return cached;
    this.#misses += 1;
    const version = this.#version;
    return this.#making.do(`${encoding} ${key}`, async () => {
      const bare = cached ?? (await this.#making.do(key, () => this.#rendered(key, render)));
      const page = bare.variants[encoding] ? bare : await this.#encoded(bare, encoding);
      if (version !== this.#options.version()) return page;
      if (page.variants[encoding]?.effort === 'quick') this.#improveWhenQuiet({ key, encoding });
      return this.#store(key, page);
    });
  }

  /** Resolves when no compression is under way in the background. */
  idle(): Promise<void> {
    return this.#background;
  }

  /** The cached page of this version. */
  #current(key: string): CachedPage | undefined {
    const version = this.#options.version();
    if (version !== this.#version) this.#making.forget();
    this.#version = version;
    const entry = this.#pages.get(key);
    return entry?.version === version ? entry.page : undefined;
  }

  /** A page rendered anew: the cached one of a former version if it is the same. */
  async #rendered(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const page = newPage(await render());
    const former = this.#pages.peek(key)?.page;
    return former?.etag === page.etag ? former : page;
  }

  /** Caches a page, merged with the encodings that another request has cached meanwhile. */
  #store(key: string, page: CachedPage): CachedPage {
    const cached = this.#pages.peek(key)?.page;
    const merged = cached?.etag === page.etag ? withVariantsOf(page, cached) : page;
    this.#pages.set(key, { page: merged, version: this.#version });
    return merged;
  }

  #encoded(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
    const effort = encoding === 'identity' ? 'best' : 'quick';
    return withVariant(page, encoding, effort);
  }

  /** A flood of new pages, such as a crawler's, is never quiet. */
  #improveWhenQuiet(place: Place): void {
    const [oldest] = this.#quick.keys();
    if (oldest !== undefined && this.#quick.size >= MAX_IMPROVING) this.#quick.delete(oldest);
    this.#quick.set(nameOf(place), place);
    this.#cancelQuiet();
    this.#cancelQuiet = this.#timers.after(QUIET_TIME, () => {
      for (const quick of this.#quick.values()) this.#improve(quick);
      this.#quick.clear();
    });
  }

  #improve(place: Place): void {
    const name = nameOf(place);
    if (this.#improving.has(name) || this.#improving.size >= MAX_IMPROVING) return;
    this.#improving.add(name);
    this.#background = this.#background
      .then(() => this.#improveNow(place))
      // Out of memory, the page stays as it is; the next hit tries again.
      .catch(() => undefined)
      .finally(() => this.#improving.delete(name))
      .then(() => undefined);
  }

  async #improveNow({ key, encoding }: Place): Promise<void> {
    const page = this.#current(key);
    if (!page || page.variants[encoding]?.effort === 'best') return;
    const better = await withVariant(page, encoding, 'best');
    if (this.#current(key)?.etag === page.etag) this.#store(key, better);
  }
}

const nameOf = ({ key, encoding }: Place) => `${encoding} ${key}`;
