import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LIEVE } from '../../support/owner-site.ts';
import { submit } from '../faults/submit.ts';
import { Failures } from './broken-connections.ts';

/** Addresses from which visitors come; behind one proxy. */
const ADDRESSES = 200;
/** Pictures of a page that are asked for. */
const PICTURES = 2;
/** Milliseconds after which a request is given up, at most. */
const GIVE_UP = 60;

type Step = () => Promise<void>;

interface Options {
  origin: string;
  /** URL path of a list, and of further pages. */
  list: string;
  pages: readonly string[];
}

/** What comes to a site all day: readers, crawlers, forms, owners, and who goes away too early. */
export class SoakVisitors {
  readonly counts = { pages: 0, crawled: 0, forms: 0, owners: 0, aborted: 0 };
  readonly failures = new Failures();
  readonly #options: Options;
  /** By how often they come: of a hundred steps. */
  readonly #steps: readonly [number, Step][];
  #toCrawl: string[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#steps = [
      [50, () => this.#read()],
      [25, () => this.#crawl()],
      [15, () => this.#goAway()],
      [9, () => this.#ask()],
      [1, () => this.#lookAtOwnHome()],
    ];
  }

  /** One step of somebody. Never rejects. */
  async step(): Promise<void> {
    let at = randomInt(100);
    for (const [share, step] of this.#steps) {
      at -= share;
      if (at >= 0) continue;
      // It is recorded among the failures.
      return step().catch(() => {});
    }
  }

  async #read(): Promise<void> {
    const { pages, list } = this.#options;
    const path =
      randomInt(4) === 0 ? `${list}?x=${randomInt(1e6)}` : pages[randomInt(pages.length)];
    const html = await this.#get(path ?? list);
    this.counts.pages += 1;
    const pictures = [...new Set(html.match(/\/media\/[\w.~-]+/g) ?? [])];
    for (let count = 0; count < PICTURES && pictures.length > 0; count += 1) {
      await this.#get(pictures[randomInt(pictures.length)] ?? '');
    }
  }

  /**
   * Each page of the sitemap once: what is kept for each home is there then. Never rejects.
   * @param isOver whether to stop before.
   */
  async crawlAll(isOver: () => boolean): Promise<void> {
    const paths = await this.#sitemap().catch(() => []);
    for (const path of paths) {
      if (isOver()) return;
      await this.#get(path).catch(() => {});
      this.counts.crawled += 1;
    }
  }

  /** The pages of the sitemap one after the other, and now and then one that is not there. */
  async #crawl(): Promise<void> {
    if (this.#toCrawl.length === 0) this.#toCrawl = await this.#sitemap();
    await this.#get(this.#toCrawl.pop() ?? '/');
    if (randomInt(20) === 0) await this.#get(`/nl/not-there-${randomInt(50)}`);
    this.counts.crawled += 1;
  }

  async #sitemap(): Promise<string[]> {
    const paths: string[] = [];
    for (const part of pathsIn(await this.#get('/sitemap.xml'))) {
      paths.push(...pathsIn(await this.#get(part)));
    }
    if (paths.length === 0) this.failures.add('GET /sitemap.xml', 'it names no pages');
    return paths;
  }

  async #ask(): Promise<void> {
    const submission = { key: randomUUID(), marker: `s-${randomUUID()}` };
    const from = address();
    const { status } = await this.failures.sent('POST /nl/contact', () =>
      submit(this.#options.origin, submission, from),
    );
    // An address that has sent its share of the hour is told to come back.
    if (status !== 303 && status !== 429) this.failures.add('POST /nl/contact', String(status));
    this.counts.forms += 1;
  }

  /** Signs in, looks at the page of the own home, and signs out. */
  async #lookAtOwnHome(): Promise<void> {
    const { origin } = this.#options;
    const post = (path: string, headers: Record<string, string>, body: URLSearchParams) =>
      this.failures.sent(`POST ${path}`, () =>
        fetch(origin + path, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin, 'x-forwarded-for': address(), ...headers },
          body,
        }),
      );
    const answer = await post('/nl/login', {}, new URLSearchParams(LIEVE));
    await answer.arrayBuffer();
    const [cookie = ''] = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const own = answer.headers.get('location') ?? '/nl/login';
    await this.#get(own.replace(/^https?:\/\/[^/]*/, ''), { cookie });
    await (await post('/nl/login/sign-out', { cookie }, new URLSearchParams())).arrayBuffer();
    this.counts.owners += 1;
  }

  /** Requests that are broken off: while a page is made, in a form, before a word is said. */
  async #goAway(): Promise<void> {
    const { origin, list } = this.#options;
    this.counts.aborted += 1;
    const after = randomInt(GIVE_UP);
    if (randomInt(3) > 0) {
      const signal = AbortSignal.timeout(after);
      const answer = await fetch(`${origin}${list}?x=${randomInt(1e6)}`, { signal }).catch(
        () => {},
      );
      await answer?.arrayBuffer().catch(() => {});
      return;
    }
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    if (randomInt(2) === 0) {
      socket.write(
        'POST /nl/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nName=',
      );
    }
    await pause(after);
    socket.destroy();
  }

  async #get(path: string, headers: Record<string, string> = {}): Promise<string> {
    return this.failures.sent(`GET ${path}`, async () => {
      const answer = await fetch(this.#options.origin + path, {
        headers: { 'x-forwarded-for': address(), ...headers },
      });
      const text = await answer.text();
      const isLater = answer.status === 503 && answer.headers.has('retry-after');
      const isFailed = answer.status >= 500 && !isLater;
      if (isFailed) this.failures.add(`GET ${path}`, String(answer.status));
      return text;
    });
  }
}

function pathsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}

function address(): string {
  return `10.0.0.${randomInt(1, ADDRESSES)}`;
}
