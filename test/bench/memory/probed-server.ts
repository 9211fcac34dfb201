import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../server-process.ts';
import { temporaryFolder } from './full-agency.ts';

const MAIN = new URL('../../../dist/server/main.cjs', import.meta.url).pathname;
const PROBE = new URL('./loop-probe.mjs', import.meta.url).pathname;

/**
 * Flags with which V8 has the heap that it gives itself in a control group of 1 GB: half of it for what
 * is old, and small spaces for what is new.
 */
export const HEAP_OF_UNIT = '--max-old-space-size=512 --max-semi-space-size=4';

/** What was seen since the last look. */
interface Look {
  /** Milliseconds of processor time: the longest turn of the event loop. */
  longest: number;
  /** Megabytes: the most resident memory. */
  peakMb: number;
}

interface ProbedServer extends Pick<ServerProcess, 'origin' | 'pid' | 'stop'> {
  look(): Promise<Look>;
}

/** The built server in a process of its own, with the memory of the documented unit. Linux only. */
export async function startProbed(env: Record<string, string>): Promise<ProbedServer> {
  const file = path.join(temporaryFolder(), 'probe.json');
  const NODE_OPTIONS = `${HEAP_OF_UNIT} --import ${PROBE}`;
  const server = await startServer(MAIN, '/nl', { ...env, PROBE_FILE: file, NODE_OPTIONS });
  return { ...server, look: () => look(server.pid!, file) };
}

async function look(pid: number, file: string): Promise<Look> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || readFileSync(file).length === 0) await pause(5);
  const { longest } = JSON.parse(readFileSync(file, 'utf8')) as { longest: number };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const peakMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  // The highest value begins anew.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return { longest, peakMb };
}
