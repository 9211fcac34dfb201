import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { until } from '../waiting/soon.ts';
import { copyPackage, type PostgresPrograms } from './postgres-programs.ts';
import { type ServerUser, serverUser, sharedFolder } from './server-user.ts';

const USER = 'vitrine';
/** Ports that are tried. */
const ATTEMPTS = 5;
/** What a crash of the machine would lose is lost gladly; each process of a run has a server. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'max_connections=60',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'autovacuum=off',
  'log_min_messages=fatal',
];

interface Place {
  /** Folder of its programs. */
  bin: string;
  /** Folder of its data, and of what else is its own. */
  folder: string;
  /** Undefined where this process's user runs it. */
  user: ServerUser | undefined;
}

/**
 * A PostgreSQL for tests, on a free port of this machine and in a folder of its own, which ends with
 * the process that started it.
 */
export class TestPostgres {
  readonly port: number;
  readonly #bin: string;
  readonly #folder: string;
  readonly #user: ServerUser | undefined;
  #child: ChildProcess | undefined;
  #databases = 0;

  private constructor({ bin, folder, user }: Place, port: number) {
    this.#bin = bin;
    this.#folder = folder;
    this.#user = user;
    this.port = port;
  }

  /** Starts one: about half a second. */
  static async start(programs: PostgresPrograms): Promise<TestPostgres> {
    const folder = mkdtempSync(path.join(sharedFolder(), 'vitrine-postgres-'));
    // Others than its user pass through it to the programs and the data.
    chmodSync(folder, 0o711);
    guard(folder);
    const bin = programs.isPackage
      ? copyPackage(programs.bin, path.join(folder, 'programs'))
      : programs.bin;
    const user = serverUser();
    const data = path.join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    give(data, user);
    const words = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    execFileSync(path.join(bin, 'initdb'), words, { ...user, cwd: folder, stdio: 'pipe' });
    for (let attempt = 1; ; attempt += 1) {
      const server = new TestPostgres({ bin, folder, user }, await freePort());
      try {
        await server.resume();
        return server;
      } catch (error) {
        // Another program has taken the port meanwhile.
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** URL of a database; without a name of the one that is always there. */
  url(database = 'postgres'): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes an empty database. */
  async freshDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    await this.query(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  /** Runs a statement as the server's superuser, on a connection of its own. */
  async query<R extends pg.QueryResultRow>(text: string, url = this.url()): Promise<R[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts it again after {@link stop}, with the same port and data. */
  async resume(): Promise<void> {
    const settings = [...SETTINGS, `port=${this.port}`].flatMap((setting) => ['-c', setting]);
    const words = ['-D', path.join(this.#folder, 'data'), ...settings];
    const options = { ...this.#user, cwd: this.#folder, stdio: 'ignore' } as const;
    const child = spawn(path.join(this.#bin, 'postgres'), words, options);
    child.unref();
    this.#child = child;
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      return this.#answers();
    });
  }

  /**
   * Ends it as a crash does: connections are cut, nothing is written.
   * @returns once it has ended.
   */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.ref();
    child.kill('SIGQUIT');
    await ended;
  }

  /** Refuses all writes, as one does that another was promoted in place of; or takes them again. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    const value = isReadOnly ? 'on' : 'off';
    await this.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await this.#reloaded('default_transaction_read_only', value);
  }

  /**
   * Accepts connections with TLS, besides those without.
   * @returns the path of the certificate, which is its own authority and names 127.0.0.1 alone.
   */
  async acceptTls(): Promise<string> {
    const file = (name: string) => path.join(this.#folder, 'data', name);
    const certificate = path.join(this.#folder, 'certificate.pem');
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const named = ['-subj', '/CN=database', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
    const files = ['-keyout', file('server.key'), '-out', certificate];
    execFileSync('openssl', ['req', ...kind, ...named, ...files], { stdio: 'ignore' });
    copyFileSync(certificate, file('server.crt'));
    for (const name of ['server.key', 'server.crt']) {
      chmodSync(file(name), 0o600);
      give(file(name), this.#user);
    }
    await this.query('ALTER SYSTEM SET ssl = on');
    await this.#reloaded('ssl', 'on');
    return certificate;
  }

  /** Waits until the server has read a setting. */
  async #reloaded(setting: string, value: string): Promise<void> {
    await this.query('SELECT pg_reload_conf()');
    const shown = async () => (await this.query<Record<string, string>>(`SHOW ${setting}`))[0];
    await until(async () => (await shown())?.[setting] === value);
  }

  /** Whether it is this server that answers: another one may have the port. */
  async #answers(): Promise<boolean> {
    try {
      const [row] = await this.query<{ data_directory: string }>('SHOW data_directory');
      return row?.data_directory === path.join(this.#folder, 'data');
    } catch {
      // Refused, or still starting.
      await pause();
      return false;
    }
  }
}

/** Between two questions to a server: it tells nobody that it is ready. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

function give(file: string, user: ServerUser | undefined): void {
  if (user) chownSync(file, user.uid, user.gid);
}

/** Ends the server, and removes the folder, when this process is no more. */
function guard(folder: string): void {
  const program = path.join(import.meta.dirname, 'guard.ts');
  const child = spawn(process.execPath, [program, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  (child.stdin as unknown as { unref?: () => void }).unref?.();
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
