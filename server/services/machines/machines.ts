import { Repeated } from '../../platform/concurrency/repeated.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { MachineStore, NotedServer } from './machine-store.ts';

/** Milliseconds between two notes. */
const INTERVAL = 5000;

interface Options {
  store: MachineStore;
  server: Omit<NotedServer, 'folder'>;
  /** Version of this machine's copy of the agency's folder. */
  folder: () => string;
  timers: Timers;
  log: Log;
}

/** Tells when servers of a site have another release, or another copy of the agency's folder. */
export class Machines {
  /** Notes this server now, and then every few seconds. */
  readonly repeated: Repeated;
  readonly #options: Options;
  #concerns: readonly string[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.repeated = new Repeated(options.timers, INTERVAL, () => this.note());
  }

  /** Version of this machine's copy of the agency's folder. */
  get folder(): string {
    return this.#options.folder();
  }

  /** Messages for the operator. */
  concerns(): readonly string[] {
    return this.#concerns;
  }

  /** Never rejects: while the store does not answer nothing is known of the others. */
  async note(): Promise<void> {
    const { store, server, log } = this.#options;
    const noted = { ...server, folder: this.folder };
    try {
      const others = await store.note(noted);
      this.#tell(others.flatMap((other) => differences(noted, other)));
    } catch (error) {
      log.debug({ err: error }, 'this server cannot be noted');
    }
  }

  /** To be called when the server stops. Never rejects. */
  async stop(): Promise<void> {
    const { store, server, log } = this.#options;
    await this.repeated.stop();
    await store.remove(server.id).catch((error: unknown) => {
      log.debug({ err: error }, 'this server is forgotten in half a minute');
    });
  }

  #tell(concerns: readonly string[]): void {
    const { log } = this.#options;
    for (const concern of concerns) if (!this.#concerns.includes(concern)) log.warn(concern);
    if (concerns.length === 0 && this.#concerns.length > 0)
      log.info('the machines are alike again');
    this.#concerns = concerns;
  }
}

/** A folder is compared with one of the same release, whose styles are part of its version. */
function differences(own: NotedServer, other: NotedServer): string[] {
  if (other.release !== own.release)
    return [
      `machines differ: ${other.name} runs release ${other.release}, this one ${own.release}`,
    ];
  if (other.folder === own.folder) return [];
  return [
    `machines differ: the agency's folder of ${other.name} is ${other.folder}, that of this one ${own.folder}`,
  ];
}
