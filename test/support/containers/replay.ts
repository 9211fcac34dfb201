import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Instruction, parseDockerfile, wordsOf } from './dockerfile.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const IS_ROOT = process.getuid?.() === 0;

/** What a stage has become: a folder in place of the image's root, and how it is started. */
export interface Stage {
  dir: string;
  /** In the image. */
  workdir: string;
  /** Paths are those in `dir`. */
  env: Record<string, string>;
  /** Number of the user; undefined for root. */
  user: number | undefined;
  command: readonly string[];
  healthCheck: readonly string[];
  stopSignal: NodeJS.Signals;
  volumes: readonly string[];
}

export interface ReplayOptions {
  /** An empty folder. */
  dir: string;
  /** Called before each instruction, with the stage so far. */
  before?: (instruction: Instruction, stage: Stage) => void;
}

/**
 * Runs the instructions of the Dockerfile in folders, where images cannot be built: an absolute path
 * is one below the folder of its stage. Packages of Debian are not installed, and only root gives
 * files to another user.
 * @returns the last stage, and what was asked of apt-get.
 * @throws for an instruction that it does not know, and when a command fails.
 */
export function replayDockerfile({ dir, before }: ReplayOptions): { stage: Stage; apt: string } {
  const replay = new Replay(dir);
  for (const instruction of parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'))) {
    if (instruction.name !== 'FROM') before?.(instruction, replay.stage);
    replay.run(instruction);
  }
  return { stage: replay.stage, apt: readFileSync(replay.aptFile, 'utf8') };
}

class Replay {
  readonly aptFile: string;
  readonly #dir: string;
  readonly #shims: string;
  readonly #stages = new Map<string, Stage>();
  #current: Stage | undefined;

  constructor(dir: string) {
    this.#dir = dir;
    this.aptFile = path.join(dir, 'apt');
    this.#shims = path.join(dir, 'shims');
    mkdirSync(this.#shims);
    writeFileSync(this.aptFile, '');
    this.#shim('apt-get', `echo "$@" >> '${this.aptFile}'`);
    if (!IS_ROOT) this.#shim('chown', ':');
  }

  get stage(): Stage {
    if (!this.#current) throw new Error('FROM comes first');
    return this.#current;
  }

  #shim(name: string, script: string): void {
    writeFileSync(path.join(this.#shims, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  run(instruction: Instruction): void {
    const { name, text } = instruction;
    const { stage } = name === 'FROM' ? { stage: this.#begin(text) } : this;
    const known: Record<string, () => void> = {
      FROM: () => {},
      RUN: () => this.#shell(text),
      COPY: () => this.#copy(instruction),
      WORKDIR: () => {
        stage.workdir = text;
        mkdirSync(path.join(stage.dir, text), { recursive: true });
      },
      ENV: () => {
        for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) {
          stage.env[key] = this.#mapped(value).replace('$PATH', stage.env['PATH'] ?? '');
        }
      },
      USER: () => {
        stage.user = Number(text.split(':')[0]);
      },
      VOLUME: () => {
        stage.volumes = [...stage.volumes, text];
      },
      EXPOSE: () => {},
      STOPSIGNAL: () => {
        stage.stopSignal = text as NodeJS.Signals;
      },
      HEALTHCHECK: () => {
        stage.healthCheck = wordsOf(text.replace(/^CMD\s+/, ''));
      },
      CMD: () => {
        stage.command = wordsOf(text);
      },
    };
    const step = known[name];
    if (!step) throw new Error(`the replay does not know ${name}`);
    step();
  }

  #begin(text: string): Stage {
    const name = / AS (\w+)$/.exec(text)?.[1] ?? 'last';
    const dir = path.join(this.#dir, name);
    mkdirSync(dir);
    const PATH = `${this.#shims}:${path.dirname(process.execPath)}:/usr/bin:/bin`;
    this.#current = {
      dir,
      workdir: '/',
      env: { PATH },
      user: undefined,
      command: [],
      healthCheck: [],
      stopSignal: 'SIGTERM',
      volumes: [],
    };
    this.#stages.set(name, this.#current);
    return this.#current;
  }

  /** Absolute paths below the folder of the stage. */
  #mapped(text: string): string {
    return text.replaceAll(/(?<=^|\s)\/(?=[a-z])/g, `${this.stage.dir}/`);
  }

  #shell(text: string): void {
    const { dir, workdir, env } = this.stage;
    execFileSync('/bin/sh', ['-ec', this.#mapped(text)], {
      cwd: path.join(dir, workdir),
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  #copy({ flags, text }: Instruction): void {
    const { dir, workdir } = this.stage;
    const words = text.split(/\s+/);
    const to = path.resolve('/', workdir, words.at(-1) ?? '');
    const isOurs = flags['from'] === undefined;
    const from = isOurs ? ROOT : (this.#stages.get(flags['from'] ?? '')?.dir ?? '');
    for (const word of words.slice(0, -1)) {
      const source = path.join(from, word);
      // Of a folder Docker copies what is in it.
      if (statSync(source).isDirectory()) {
        copyContent(source, path.join(dir, to), isOurs ? ignoredFiles() : []);
      } else {
        mkdirSync(path.join(dir, to), { recursive: true });
        link(source, path.join(dir, to, path.basename(word)));
      }
    }
  }
}

function ignoredFiles(): string[] {
  const lines = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Links what is in a folder into another, but for names of paths that are ignored. */
function copyContent(from: string, to: string, ignored: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (ignored.includes(name)) continue;
    const within = ignored.flatMap((each) =>
      each.startsWith(`${name}/`) ? [each.slice(name.length + 1)] : [],
    );
    if (within.length > 0) copyContent(path.join(from, name), path.join(to, name), within);
    else link(path.join(from, name), path.join(to, name));
  }
}

/** Hard links: nothing that is copied is written to. */
function link(from: string, to: string): void {
  if (existsSync(to)) execFileSync('rm', ['-r', to]);
  execFileSync('cp', ['-al', from, to]);
}
