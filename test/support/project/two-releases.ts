import { once } from 'node:events';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { ProjectCopy } from './project-copy.ts';
import { SHARED_MEDIA, temporaryDir } from '../site-app.ts';
import { portOf, type StartedServer, startMain } from '../started-server.ts';

/** A name of a script of the build: `boot.74be8bdc50.js`. */
const SCRIPT = /^([\w-]+)\.([\da-f]{10})\.js$/;

/** The release that answers; `updated without files` has nothing of the first in its DATA_DIR. */
export type Release = 'first' | 'updated' | 'updated without files';

/**
 * Two releases of the product on one port, of which one answers at a time: the build, and a copy of
 * it whose scripts have other hashes, as they have when something of each was changed. All of them
 * run from the beginning, and a port passes connections on to one of them.
 */
export class TwoReleases {
  readonly #servers: StartedServer[] = [];
  readonly #ports = new Map<Release, number>();
  readonly #open = new Set<Socket>();
  readonly #door = createServer((socket) => this.#passOn(socket));
  #answering: Release = 'first';

  get origin(): string {
    return `http://127.0.0.1:${(this.#door.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    const second = path.join(secondRelease(), 'dist/server/main.cjs');
    const dataDir = dataDirWithMedia();
    await this.#run('first', dataDir);
    await this.#run('updated', dataDir, second);
    await this.#run('updated without files', dataDirWithMedia(), second);
    this.#door.listen(0, '127.0.0.1');
    await once(this.#door, 'listening');
  }

  /** Ends all connections, and passes those that come on to this release. */
  switchTo(release: Release): void {
    this.#answering = release;
    for (const socket of this.#open) socket.destroy();
  }

  async stop(): Promise<void> {
    this.#door.close();
    this.switchTo('first');
    for (const { child } of this.#servers) child.kill('SIGTERM');
    await Promise.all(this.#servers.map(({ ended }) => ended));
  }

  async #run(release: Release, dataDir: string, program?: string): Promise<void> {
    const server = startMain({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, program);
    this.#servers.push(server);
    this.#ports.set(release, await portOf(server));
  }

  #passOn(socket: Socket): void {
    const server = connect(this.#ports.get(this.#answering) ?? 0, '127.0.0.1');
    this.#open.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      server.destroy();
    });
    server.once('close', () => socket.destroy());
    // A connection that ends is closed, which is all that either side is told.
    for (const end of [socket, server]) end.on('error', () => {});
    socket.pipe(server).pipe(socket);
  }
}

/** A folder of a server that has the demo's resized pictures. */
function dataDirWithMedia(): string {
  const dir = temporaryDir();
  mkdirSync(SHARED_MEDIA, { recursive: true });
  symlinkSync(SHARED_MEDIA, path.join(dir, 'media'));
  return dir;
}

/** @returns the folder of the copy. */
function secondRelease(): string {
  const { dir } = new ProjectCopy();
  renameScripts(path.join(dir, 'dist'));
  return dir;
}

/** Gives the scripts of a build other hashes, and everything that names them. */
export function renameScripts(dist: string): void {
  const scripts = path.join(dist, 'assets/js');
  const hashes = new Map<string, string>();
  for (const name of readdirSync(scripts)) {
    const [, base, hash] = SCRIPT.exec(name) ?? [];
    if (base === undefined || hash === undefined) {
      rmSync(path.join(scripts, name));
      continue;
    }
    const other = [...hash].toReversed().join('');
    hashes.set(hash, other);
    renameSync(path.join(scripts, name), path.join(scripts, `${base}.${other}.js`));
  }
  const texts = readdirSync(scripts).map((name) => path.join(scripts, name));
  for (const file of [...texts, path.join(dist, 'server/browser.json')]) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/\b[\da-f]{10}\b/g, (hash) => hashes.get(hash) ?? hash),
    );
  }
}
