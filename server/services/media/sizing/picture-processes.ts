import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Timers } from '../../../platform/concurrency/timers.ts';
import { MediaFault } from '../fetch/media-fault.ts';
import type { PictureOrder, PictureReply } from './picture-order.ts';

/** Milliseconds after which an idle process is ended, to free its memory. */
const IDLE_TIMEOUT = 10_000;

const HERE = fileURLToPath(import.meta.url);
/** Beside this file: a source, or a bundle of the build. */
const PROGRAM = path.join(
  path.dirname(HERE),
  HERE.endsWith('.cjs') ? 'pictures.cjs' : 'picture-process.ts',
);

/**
 * Settings of glibc's allocator, which other systems ignore. By default it keeps up to eight arenas
 * per processor and returns little memory: 455 MB after 250 variants of the demo's photographs, 159
 * MB with these.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Timers that do not keep the site from stopping. */
const IDLE_TIMERS: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** Signals by which a picture ends its process: out of memory, and crashes. */
const DEADLY_SIGNALS = new Set<NodeJS.Signals>([
  'SIGKILL',
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
]);
/** Exit code of a Node program with an error of its own, such as a missing file. */
const OWN_ERROR = 1;

/** The process ended while it made the picture. */
export class PictureProcessEnded extends Error {
  constructor() {
    super('ended the process that decoded it');
    this.name = 'PictureProcessEnded';
  }
}

/** Processes that resize pictures, each one at a time; as many as there are concurrent requests. */
export class PictureProcesses {
  readonly #timers: Timers;
  readonly #program: string;
  readonly #idle: { child: ChildProcess; keep: () => void }[] = [];

  constructor({ timers = IDLE_TIMERS, program = PROGRAM } = {}) {
    this.#timers = timers;
    this.#program = program;
  }

  /**
   * The file of one variant.
   * @throws PictureProcessEnded when the picture ends the process; MediaFault `busy` when the
   * process was killed from outside; an Error when the picture cannot be read.
   */
  async make(order: PictureOrder): Promise<Buffer> {
    const reply = await this.#ask(this.#take(), order);
    if ('problem' in reply) throw new Error(reply.problem);
    return Buffer.from(reply.made);
  }

  #take(): ChildProcess {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      idle.keep();
      if (idle.child.connected) return idle.child;
    }
    const child = fork(this.#program, {
      serialization: 'advanced',
      env: ALLOCATOR,
      execArgv: [],
    });
    giveWay(child);
    // The pending request is rejected in any case; an idle process has none.
    child.on('error', () => undefined);
    return child;
  }

  #ask(child: ChildProcess, order: PictureOrder): Promise<PictureReply> {
    child.ref();
    child.channel?.ref();
    return new Promise((resolve, reject) => {
      const ended = (code: number | null, signal: NodeJS.Signals | null) =>
        reject(reasonOf(code, signal));
      child.once('exit', ended);
      child.once('error', reject);
      child.once('message', (reply: PictureReply) => {
        child.off('exit', ended);
        child.off('error', reject);
        this.#rest(child);
        resolve(reply);
      });
      child.send(order, (error) => {
        if (error) reject(stopped());
      });
    });
  }

  /** While idle it does not keep the site from stopping; it ends with its channel. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const idle = {
      child,
      keep: this.#timers.after(IDLE_TIMEOUT, () => {
        this.#idle.splice(this.#idle.indexOf(idle), 1);
        child.disconnect();
      }),
    };
    this.#idle.push(idle);
  }
}

/** Why a process ended before it answered. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal) return DEADLY_SIGNALS.has(signal) ? new PictureProcessEnded() : stopped();
  if (code === OWN_ERROR) return new Error('its process did not work');
  return code === 0 ? stopped() : new PictureProcessEnded();
}

function stopped(): MediaFault {
  return new MediaFault('busy', 'its process was stopped');
}

/** Lower priority: pages come before pictures. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // It may have ended already, which rejects the pending request.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}
