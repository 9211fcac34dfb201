import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { demoPaths } from '../demo-paths.ts';
import { markedForm } from '../marked-form.ts';
import { type Client, http1Client, http2Client, type Question, visitors } from './clients.ts';

/** Milliseconds between two requests of a client, at most: the load is the same in every phase. */
const PAUSE = 60;
/** Clients of each kind. */
const CLIENTS = 6;
/** Of a client's rounds, one in so many sends a form. */
const FORM_EACH = 6;

const KINDS = {
  'HTTP/1.1, kept connections': (port: number) => http1Client(port, true),
  'HTTP/1.1, new connections': (port: number) => http1Client(port, false),
  'HTTP/2': http2Client,
} satisfies Record<string, (port: number) => Client>;
type Kind = keyof typeof KINDS;

export interface Counted {
  kind: Kind;
  requests: number;
  /** What each request that failed got. */
  failed: string[];
}

/** Visitors behind nginx: pages, the scripts that those name, forms. */
export class UpdateLoad {
  readonly #counted: readonly Counted[];
  /** E-mails of those who were thanked. */
  readonly thanked: string[] = [];
  /** Milliseconds that pages took. */
  #took: number[] = [];
  readonly #port: number;
  #isOver = false;

  constructor(port: number) {
    this.#port = port;
    const kinds = Object.keys(KINDS) as Kind[];
    this.#counted = kinds.map((kind) => ({ kind, requests: 0, failed: [] }));
  }

  /** Ends once `stop` was called. */
  async run(): Promise<void> {
    const { home, list, detail } = await demoPaths();
    // With a query that the site does not know a page is rendered for each request.
    const pages = [home, list, detail, `${home}?x=1`];
    await Promise.all(
      this.#counted.flatMap((counted) =>
        Array.from({ length: CLIENTS }, () => this.#visit(counted, pages)),
      ),
    );
  }

  stop(): void {
    this.#isOver = true;
  }

  /** The requests since this was last asked. */
  takeCounts(): Counted[] {
    return this.#counted.map((counted) => {
      const { kind, requests, failed } = counted;
      Object.assign(counted, { requests: 0, failed: [] });
      return { kind, requests, failed };
    });
  }

  /** The times of pages since this was last asked. */
  takeTimes(): number[] {
    return this.#took.splice(0);
  }

  async #visit(counted: Counted, pages: readonly string[]): Promise<void> {
    const client = visitors(() => KINDS[counted.kind](this.#port));
    const ask = (question: Question, expected: number) =>
      this.#ask({ client, counted, question, expected });
    while (!this.#isOver) {
      const started = performance.now();
      const page = await ask({ path: pages[randomInt(pages.length)] ?? '' }, 200);
      this.#took.push(performance.now() - started);
      const scripts = [...page.matchAll(/"(\/assets\/js\/[^"]+)"/g)].map(([, script]) => script);
      const script = scripts[randomInt(Math.max(1, scripts.length))];
      if (script !== undefined) await ask({ path: script }, 200);
      if (randomInt(FORM_EACH) === 0) await this.#send(ask);
    }
    client.close();
  }

  async #send(ask: (question: Question, expected: number) => Promise<string>): Promise<void> {
    const marker = `h-${randomUUID()}`;
    const form = markedForm(marker, randomUUID());
    if ((await ask({ path: '/nl/contact', form }, 303)) !== FAILED) {
      this.thanked.push(form.Email);
    }
  }

  async #ask({ client, counted, question, expected }: Asked): Promise<string> {
    await setTimeout(randomInt(PAUSE));
    counted.requests += 1;
    const answer = await client
      .ask(question)
      .catch((error: unknown) => ({ status: 0, body: String(error) }));
    const isWhole = expected !== 200 || question.path.startsWith('/assets/') || isPage(answer.body);
    if (answer.status === expected && isWhole) return answer.body;
    counted.failed.push(`${question.path}: ${answer.status || answer.body}`);
    return FAILED;
  }
}

const FAILED = 'failed';

interface Asked {
  client: Client;
  counted: Counted;
  question: Question;
  expected: number;
}

function isPage(body: string): boolean {
  return body.trimEnd().endsWith('</html>');
}
