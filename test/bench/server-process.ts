import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** A server in a process of its own, on loopback; stopped by `stop()`. */
export interface ServerProcess {
  origin: string;
  pid: number | undefined;
  /** Milliseconds from starting the process to the end of the first response with status 200. */
  startMs: number;
  /** Resident memory in MB; undefined on systems without /proc. */
  residentMb(): Promise<number | undefined>;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

interface Started {
  env?: Record<string, string>;
  cwd?: string;
  /** File for what it prints; by default it is dropped. */
  log?: string;
}

/**
 * Starts `node file` with PORT in its environment and waits until `path` responds.
 * @throws when the process ends first.
 */
export async function startServer(
  file: string,
  path: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  return startCommand([process.execPath, file], path, { env });
}

/**
 * Starts a command with PORT in its environment and waits until `path` responds. It has a process
 * group of its own, so that its children are stopped with it.
 * @throws when the process ends first.
 */
export async function startCommand(
  [program = '', ...args]: readonly string[],
  path: string,
  { env = {}, cwd = process.cwd(), log }: Started,
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd,
    detached: true,
    env: { ...process.env, LOG_LEVEL: 'silent', ...env, PORT: String(port) },
    stdio: ['ignore', log === undefined ? 'ignore' : openSync(log, 'a'), 'inherit'],
  });
  await untilAnswer(`${origin}${path}`, child);
  return {
    origin,
    pid: child.pid,
    startMs: performance.now() - started,
    residentMb: () => residentMb(child),
    stop: () => stop(child, 'SIGTERM'),
    kill: () => stop(child, 'SIGKILL'),
  };
}

/** A port of loopback where nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`the server ended with ${child.exitCode} before it answered`);
}

async function residentMb(child: ChildProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : undefined;
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    process.kill(-child.pid!, signal);
  });
}
