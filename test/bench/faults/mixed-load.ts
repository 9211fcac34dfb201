import { randomInt, randomUUID } from 'node:crypto';
import { LIEVE } from '../../support/owner-site.ts';
import { demoPaths } from '../demo-paths.ts';
import { submit } from './submit.ts';

/** Milliseconds between two steps of one visitor, at most. */
const PAUSE = 100;
/** Pictures of a page that are asked for. */
const PICTURES = 4;

/** Where a visitor finds a server that runs; undefined while none does. */
type Origin = () => string | undefined;

/** What visitors did, and what came of it. */
export class MixedLoad {
  /** E-mails of those who were thanked. */
  readonly thanked: string[] = [];
  /** Cookies of owners who were let in. */
  readonly sessions: string[] = [];
  readonly counts = { pages: 0, pictures: 0, later: 0, cut: 0 };
  /** Answers of servers that ran: by 5xx, and pictures that are none. */
  readonly failed: string[] = [];
  readonly #origin: Origin;
  #isOver = false;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  /** Ends once `stop` was called: pages with their pictures, forms, sign-ins. */
  async run(): Promise<void> {
    const { list, detail } = await demoPaths();
    const pages = [list, detail, '/nl', '/fr', '/de', '/en'];
    await Promise.all([
      this.#often((origin) => this.#browse(origin, pages[randomInt(pages.length)] ?? list)),
      this.#often((origin) => this.#browse(origin, `${list}?x=${randomInt(1e6)}`)),
      this.#often((origin) => this.#ask(origin)),
      this.#often((origin) => this.#signIn(origin)),
    ]);
  }

  stop(): void {
    this.#isOver = true;
  }

  async #often(step: (origin: string) => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      const origin = this.#origin();
      if (origin !== undefined) {
        // A server is killed in the middle of answers: that is what is tried.
        await step(origin).catch(() => (this.counts.cut += 1));
      }
      await new Promise((resolve) => setTimeout(resolve, randomInt(PAUSE)));
    }
  }

  async #browse(origin: string, path: string): Promise<void> {
    const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': address() } });
    const html = await answer.text();
    this.#note(answer, path);
    this.counts.pages += 1;
    const pictures = [...new Set(html.match(/\/media\/[\w.~-]+/g) ?? [])];
    for (let count = 0; count < PICTURES && pictures.length > 0; count += 1) {
      const picture = pictures[randomInt(pictures.length)] ?? '';
      const given = await fetch(origin + picture);
      const bytes = await given.arrayBuffer();
      // Too many are made just now: the browser is told to come back.
      if (given.status === 503 && given.headers.has('retry-after')) this.counts.later += 1;
      else this.#note(given, picture);
      const length = Number(given.headers.get('content-length') ?? bytes.byteLength);
      if (given.ok && bytes.byteLength !== length) this.failed.push(`${picture} is cut`);
      this.counts.pictures += 1;
    }
  }

  async #ask(origin: string): Promise<void> {
    const marker = `w-${randomUUID()}`;
    const { status } = await submit(origin, { key: randomUUID(), marker });
    if (status === 303) this.thanked.push(`${marker}@example.be`);
    else this.#note({ status }, 'a form');
  }

  async #signIn(origin: string): Promise<void> {
    const answer = await fetch(`${origin}/nl/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': address() },
      body: new URLSearchParams({ ...LIEVE }),
    });
    await answer.arrayBuffer();
    this.#note(answer, 'a sign-in');
    const [cookie] = answer.headers.getSetCookie();
    if (answer.status === 303 && cookie) this.sessions.push(cookie.split(';')[0] ?? '');
  }

  #note({ status }: { status: number }, what: string): void {
    if (status >= 500) this.failed.push(`${what}: ${status}`);
  }
}

function address(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}
