import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** What the instructions of the Dockerfile call; the rest of Debian is not needed. */
const PROGRAMS = ['/bin/sh', '/bin/mkdir', '/bin/chown', '/bin/rm', '/usr/bin/env'];
/** Packages with parts that are not JavaScript; libraries that they load are Debian's. */
const ADDONS = 'node_modules/@img/*/lib/*.node';
/** The base images that the Dockerfile names. */
const BASES = ['node:24-bookworm-slim', 'debian:12-slim'];

/** Whether images can be built here: buildah is installed, and this is root on Linux. */
export function hasBuildah(): boolean {
  return process.getuid?.() === 0 && spawnSync('buildah', ['--version']).status === 0;
}

/** Buildah with a store of its own in a folder: it neither sees nor changes the machine's images. */
export class Buildah {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  #words(command: string, args: readonly string[]): string[] {
    const store = [
      '--root',
      path.join(this.#dir, 'store'),
      '--runroot',
      path.join(this.#dir, 'run'),
    ];
    return [...store, command, ...args];
  }

  /**
   * The output of a command.
   * @throws with the end of its messages when it fails.
   */
  run(command: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('buildah', this.#words(command, args), {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    if (status !== 0)
      throw new Error(`buildah ${command}: ${stderr.slice(-2000)}${stdout.slice(-2000)}`);
    return stdout.trim();
  }

  start(command: string, ...args: string[]) {
    return spawn('buildah', this.#words(command, args), { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /**
   * Puts images of the names of the Dockerfile's base images into the store, made of files of this
   * machine: a shell, what the Dockerfile calls, and Node. `apt-get` only notes what is asked of it.
   */
  addBases(): void {
    const root = path.join(this.#dir, 'base');
    const node = realpathSync(process.execPath);
    const addons = globSync(ADDONS, { cwd: ROOT }).map((file) => path.join(ROOT, file));
    const libraries = [...PROGRAMS, node, ...addons].flatMap(librariesOf);
    const ofSystem = libraries.filter((file) => !file.startsWith(ROOT));
    for (const file of [...PROGRAMS, node, ...ofSystem]) {
      const to = path.join(root, file === node ? '/usr/bin/node' : file);
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(realpathSync(file), to);
    }
    const apt = path.join(root, 'usr/bin/apt-get');
    writeFileSync(apt, '#!/bin/sh\necho "$@" >> /apt-get.log\n');
    chmodSync(apt, 0o755);
    const tmp = path.join(root, 'tmp');
    mkdirSync(tmp);
    chmodSync(tmp, 0o1777);
    writeFileSync(path.join(this.#dir, 'Base'), 'FROM scratch\nCOPY base /\n');
    const file = path.join(this.#dir, 'Base');
    const tags = BASES.flatMap((name) => ['--tag', `docker.io/library/${name}`]);
    this.run('bud', '--isolation', 'chroot', '--quiet', '--file', file, ...tags, this.#dir);
  }

  /** Builds the Dockerfile with this checkout's packages and build, which need not be made again. */
  buildSite(tag: string): void {
    const dist = path.join(this.#dir, 'dist');
    // A copy: the build notes in it when it last looked for changes.
    cpSync(path.join(ROOT, 'dist'), dist, { recursive: true, preserveTimestamps: true });
    const packages = `${path.join(ROOT, 'node_modules')}:/build/node_modules:ro`;
    const volumes = ['--volume', packages, '--volume', `${dist}:/build/dist`];
    const options = ['--isolation', 'chroot', '--pull-never', '--format', 'docker'];
    this.run('bud', ...options, ...volumes, '--tag', tag, ROOT);
  }
}

/** Shared libraries that a program loads, by the machine's linker. */
function librariesOf(program: string): string[] {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...listed.matchAll(/(?:=> |^\s+)(\/\S+)/gm)].map(([, file = '']) => file);
}
