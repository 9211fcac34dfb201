import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LIEVE } from '../../support/owner-site.ts';
import { demoPaths } from '../demo-paths.ts';
import { type Answer, type Client, http1Client, visitors } from '../host/clients.ts';
import { markedForm } from '../marked-form.ts';

/** Visitors who look at pages, who send forms, and owners who are signed in. */
const READERS = 4;
const SENDERS = 3;
const OWNERS = 2;
/** Milliseconds between two requests of one, at most. */
const PAUSE = 200;

/** A request that got no answer, or one of a fault of the server. */
export interface Failure {
  what: string;
  /** Milliseconds of `performance.now`. */
  begun: number;
  ended: number;
}

/** Visitors behind nginx, who do not know how many machines there are. */
export class ClusterLoad {
  /** What each visitor who was thanked wrote, and nobody else. */
  readonly thanked: string[] = [];
  readonly failures: Failure[] = [];
  /** Answers to signed-in owners that did not know them. */
  readonly strangers: Failure[] = [];
  readonly counts = { requests: 0, pagesOfOwners: 0 };
  #times: number[] = [];
  readonly #port: number;
  #isOver = false;

  constructor(port: number) {
    this.#port = port;
  }

  /** Ends once `stop` was called. */
  async run(): Promise<void> {
    const { list, detail } = await demoPaths();
    const pages = [list, detail, '/nl/contact', '/fr/', '/de/', `${list}?x=1`];
    const each = (count: number, visit: () => Promise<void>) =>
      Array.from({ length: count }, visit);
    await Promise.all([
      ...each(READERS, () => this.#read(pages)),
      ...each(SENDERS, () => this.#send()),
      ...each(OWNERS, () => this.#own()),
    ]);
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Milliseconds that pages took since this was last asked. */
  takeTimes(): number[] {
    return this.#times.splice(0);
  }

  async #read(pages: readonly string[]): Promise<void> {
    const client = visitors(() => http1Client(this.#port, true));
    while (!this.#isOver) {
      await setTimeout(randomInt(PAUSE));
      const path = pages[randomInt(pages.length)] ?? '';
      const begun = performance.now();
      const answer = await this.#ask(path, () => client.ask({ path }));
      if (answer?.status === 200) this.#times.push(performance.now() - begun);
    }
    client.close();
  }

  /** A form is sent again until it is thanked for, as a visitor does who reads the answer. */
  async #send(): Promise<void> {
    const client = visitors(() => http1Client(this.#port, true));
    while (!this.#isOver) {
      await setTimeout(randomInt(PAUSE));
      const marker = `c-${randomUUID()}`;
      const form = markedForm(marker, randomUUID());
      const path = '/nl/contact';
      for (let isThanked = false; !isThanked && !this.#isOver; ) {
        const answer = await this.#ask('a form', () => client.ask({ path, form }));
        isThanked = answer?.status === 303;
        if (isThanked) this.thanked.push(form.Email);
        else await setTimeout(PAUSE);
      }
    }
    client.close();
  }

  async #own(): Promise<void> {
    const client = http1Client(this.#port, true);
    let cookie: string | undefined;
    while (!this.#isOver) {
      cookie ??= await this.#signIn();
      await setTimeout(randomInt(PAUSE * 5));
      if (cookie === undefined) continue;
      const begun = performance.now();
      const answer = await this.#ask('a page of an owner', () => this.#get('/nl/login', cookie));
      if (answer?.status !== 200) continue;
      this.counts.pagesOfOwners += 1;
      if (answer.body.includes('owner-card')) continue;
      this.strangers.push({ what: 'a stranger', begun, ended: performance.now() });
      cookie = undefined;
    }
    client.close();
  }

  async #signIn(): Promise<string | undefined> {
    const answer = await this.#ask('a sign-in', () =>
      http1Client(this.#port, false).ask({ path: '/nl/login', form: { ...LIEVE } }),
    );
    return answer?.cookie;
  }

  #get(path: string, cookie: string | undefined): Promise<Answer> {
    const client: Client = http1Client(this.#port, false);
    return client.ask({ path, ...(cookie !== undefined && { cookie }) });
  }

  async #ask(what: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const begun = performance.now();
    this.counts.requests += 1;
    try {
      const answer = await ask();
      if (answer.status >= 500) this.#fail(`${what}: ${answer.status}`, begun);
      return answer;
    } catch (error) {
      this.#fail(`${what}: ${String(error)}`, begun);
      return undefined;
    }
  }

  #fail(what: string, begun: number): void {
    this.failures.push({ what, begun, ended: performance.now() });
  }
}
