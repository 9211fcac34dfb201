import { SingleFlight } from '../platform/concurrency/single-flight.ts';
import type { ServerChild } from './dev-server-child.ts';
import type { FaultPage } from './fault-page.ts';
import { faultText, messageOf } from './fault-text.ts';

interface Options {
  /** The server that runs the sources. */
  server: Pick<ServerChild, 'start' | 'stop'>;
  page: Pick<FaultPage, 'show' | 'hide'>;
  /** Writes to the terminal. */
  write: (text: string) => void;
}

/** The parts that are built before the server can start. */
export type BuiltPart = 'bundles' | 'styles' | 'static';

/**
 * The site in development: the server, or, where something cannot be built or started, a page that
 * says what. One update at a time.
 */
export class DevSite {
  readonly #options: Options;
  readonly #faults = new Map<BuiltPart, string>();
  readonly #flights = new SingleFlight<void>();
  #crash: string | undefined;
  #told: string | undefined;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Notes whether a part could be built. */
  built(part: BuiltPart, fault?: unknown): void {
    if (fault === undefined) this.#faults.delete(part);
    else this.#faults.set(part, messageOf(fault));
  }

  /** Shows the sources as they are now; calls during an update share the next. */
  update(): Promise<void> {
    // One that is still starting has read other sources.
    void this.#options.server.stop();
    return this.#flights.doFresh('update', () => this.#update());
  }

  /** The server ended on its own. */
  crashed(written: string): void {
    this.#crash = written;
    void this.update();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#flights.idle();
    await Promise.all([this.#options.server.stop(), this.#options.page.hide()]);
  }

  async #update(): Promise<void> {
    if (this.#isStopping) return;
    const { server, page } = this.#options;
    const [fault = this.#crash] = this.#faults.values();
    this.#crash = undefined;
    await server.stop();
    await page.hide();
    const failure = fault ?? (await server.start());
    if (failure === undefined) this.#told = undefined;
    else await this.#show(faultText(failure));
  }

  async #show(fault: string): Promise<void> {
    if (fault !== this.#told) this.#options.write(`\n${fault}\n\nvitrine: waiting for a change\n`);
    this.#told = fault;
    if (!this.#isStopping) await this.#options.page.show(fault);
  }
}
