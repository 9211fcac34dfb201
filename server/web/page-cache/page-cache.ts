import { LRUCache } from 'lru-cache';
import {
  bytesOf,
  type CachedPage,
  newPage,
  type RenderedPage,
  withVariant,
} from './cached-page.ts';
import type { Encoding } from '../../platform/http/content-encoding.ts';
import { SingleFlight } from '../../platform/concurrency/single-flight.ts';

/** Maximum number of pages queued for their best compression, also in a flood of URLs. */
const MAX_IMPROVING = 64;

interface Options {
  /** Version of everything that pages are made from; when it changes, all pages are dropped. */
  version: () => string;
  /** Maximum memory of the pages, in bytes. */
  maxBytes: number;
}

/**
 * Rendered pages in memory (docs/house.md, "What is cached"), bounded; the least recently used are
 * evicted. Concurrent requests for a page share one rendering, and an encoding is made when it is
 * first requested; the best compression follows in the background, one page after the other, when a
 * page is requested again.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #making = new SingleFlight<CachedPage>();
  readonly #improving = new Set<string>();
  readonly #options: Options;
  #version: string;
  #hits = 0;
  #misses = 0;
  #background: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#version = options.version();
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (page, key) => bytesOf(page) + 2 * key.length,
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
    this.#dropOutdated();
    const page = this.#pages.get(key);
    const variant = page?.variants[encoding];
    if (!variant) return undefined;
    if (variant.effort === 'quick') this.#improve(key, encoding);
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
    this.#dropOutdated();
    const cached = this.#pages.get(key);
    if (cached?.variants[encoding]) return cached;
    this.#misses += 1;
    const version = this.#version;
    return this.#making.do(`${encoding} ${key}`, async () => {
      const bare = cached ?? (await this.#making.do(key, async () => newPage(await render())));
      const page = await this.#encoded(bare, encoding);
      return version === this.#options.version() ? this.#store(key, page) : page;
    });
  }

  /** Resolves when no compression is under way in the background. */
  idle(): Promise<void> {
    return this.#background;
  }

  /** Caches a page, merged with the encodings that another request has cached meanwhile. */
  #store(key: string, page: CachedPage): CachedPage {
    const cached = this.#pages.peek(key);
    const isSame = cached?.etag === page.etag;
    const merged = isSame ? { ...page, variants: { ...cached.variants, ...page.variants } } : page;
    this.#pages.set(key, merged);
    return merged;
  }

  #encoded(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
    const effort = encoding === 'identity' ? 'best' : 'quick';
    return withVariant(page, encoding, effort);
  }

  #improve(key: string, encoding: Encoding): void {
    const name = `${encoding} ${key}`;
    if (this.#improving.has(name) || this.#improving.size >= MAX_IMPROVING) return;
    this.#improving.add(name);
    this.#background = this.#background
      .then(() => this.#improveNow(key, encoding))
      // Out of memory, the page stays as it is; the next hit tries again.
      .catch(() => undefined)
      .finally(() => this.#improving.delete(name))
      .then(() => undefined);
  }

  async #improveNow(key: string, encoding: Encoding): Promise<void> {
    const page = this.#pages.peek(key);
    if (!page) return;
    const better = await withVariant(page, encoding, 'best');
    if (this.#pages.peek(key)?.etag === page.etag) this.#store(key, better);
  }

  /** Drops the pages of another version; what is still being rendered for it is not cached. */
  #dropOutdated(): void {
    const version = this.#options.version();
    if (version === this.#version) return;
    this.#version = version;
    this.#pages.clear();
    this.#making.forget();
  }
}
