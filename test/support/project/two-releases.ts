import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ProjectCopy } from './project-copy.ts';
import { SHARED_MEDIA, temporaryDir } from '../site-app.ts';
import { portOf, type StartedServer, startMain } from '../started-server.ts';

/** A name of a script of the build: `boot.74be8bdc50.js`. */
const SCRIPT = /^([\w-]+)\.([\da-f]{10})\.js$/;

/**
 * Two releases of the product on one port, one after the other: the build, and a copy of it whose
 * scripts have other hashes, as they have when something of each was changed.
 */
export class TwoReleases {
  readonly #second = secondRelease();
  readonly #dataDir = temporaryDir();
  #server: StartedServer | undefined;
  #port = 0;

  constructor() {
    mkdirSync(SHARED_MEDIA, { recursive: true });
    symlinkSync(SHARED_MEDIA, path.join(this.#dataDir, 'media'));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the first release. */
  async start(): Promise<void> {
    await this.#run();
  }

  /** Stops the first release and starts the second one on its port. */
  async update(): Promise<void> {
    await this.stop();
    await this.#run(path.join(this.#second, 'dist/server/main.cjs'));
  }

  /** Removes what releases have kept, as on a host that has no such folder yet. */
  forget(): void {
    rmSync(path.join(this.#dataDir, 'assets'), { recursive: true });
  }

  async stop(): Promise<void> {
    this.#server?.child.kill('SIGTERM');
    await this.#server?.ended;
  }

  async #run(program?: string): Promise<void> {
    const env = { DATA_DIR: this.#dataDir, PORT: String(this.#port), LOG_LEVEL: 'silent' };
    this.#server = startMain(env, program);
    this.#port = await portOf(this.#server);
  }
}

/** @returns the folder of the copy. */
function secondRelease(): string {
  const { dir } = new ProjectCopy();
  const dist = path.join(dir, 'dist');
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
  return dir;
}
