import type { Agent, Dispatcher } from 'undici';
import { undiciParts } from './undici-parts.ts';

type Undici = Awaited<ReturnType<typeof undiciParts>>;
type Asked = Partial<Omit<Dispatcher.RequestOptions, 'origin' | 'path'>>;

/**
 * Connections to other servers, by undici. It is loaded at the first request: of all packages it
 * takes the longest, and most starts ask no other server.
 */
export class OutgoingConnections {
  readonly #open: (undici: Undici) => Agent;
  #agent: Agent | undefined;
  #isDestroyed = false;

  constructor(open: (undici: Undici) => Agent) {
    this.#open = open;
  }

  /** An answer, whose body the caller reads or destroys. @throws what undici throws. */
  async request(url: string | URL, asked: Asked): Promise<Dispatcher.ResponseData> {
    const undici = await undiciParts();
    if (this.#isDestroyed) throw new undici.errors.ClientDestroyedError();
    this.#agent ??= this.#open(undici);
    const { origin, pathname, search } = new URL(url);
    const target = { origin, path: `${pathname}${search}` };
    return undici.request.call(this.#agent, { method: 'GET', ...asked, ...target });
  }

  /** Closes the connections, including those in use; there are no requests after it. */
  async destroy(): Promise<void> {
    this.#isDestroyed = true;
    await this.#agent?.destroy();
  }
}
