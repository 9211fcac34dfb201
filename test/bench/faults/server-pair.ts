import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { portOf, startMain } from '../../support/started-server.ts';

interface Server {
  origin: string;
  kill(signal: NodeJS.Signals): Promise<unknown>;
  /** Ids of the processes that it has started; none where there is no /proc. */
  children(): number[];
}

/** Two built servers that share their data; one or both are killed and started again. */
export class ServerPair {
  readonly #env: Record<string, string>;
  readonly #servers: (Server | undefined)[];
  /** Processes of servers that were killed. */
  readonly orphans = new Set<number>();

  private constructor(env: Record<string, string>, servers: Server[]) {
    this.#env = env;
    this.#servers = servers;
  }

  static async start(env: Record<string, string>): Promise<ServerPair> {
    return new ServerPair(env, await Promise.all([start(env), start(env)]));
  }

  /** One that runs, by chance; undefined while none does. */
  get origin(): string | undefined {
    const alive = this.#servers.filter((server) => server !== undefined);
    return alive[randomInt(Math.max(1, alive.length))]?.origin;
  }

  /** Kills these and starts them again. */
  async kill(indices: readonly number[]): Promise<void> {
    await this.#end(indices, 'SIGKILL');
    await Promise.all(
      indices.map(async (index) => {
        this.#servers[index] = await start(this.#env);
      }),
    );
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.#end([0, 1], signal);
  }

  async #end(indices: readonly number[], signal: NodeJS.Signals): Promise<void> {
    const ended = indices.flatMap((index) => this.#servers[index] ?? []);
    for (const index of indices) this.#servers[index] = undefined;
    for (const server of ended) for (const pid of server.children()) this.orphans.add(pid);
    await Promise.all(ended.map((server) => server.kill(signal)));
  }
}

/** The built server on a port that it chooses itself. */
async function start(env: Record<string, string>): Promise<Server> {
  const server = startMain(env);
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    kill: (signal) => {
      server.child.kill(signal);
      return server.ended;
    },
    children: () => childrenOf(server.child.pid ?? 0),
  };
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
