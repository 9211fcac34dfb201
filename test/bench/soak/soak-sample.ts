import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../figures.ts';

/** What a server takes at a moment. */
export interface Sample {
  /** Megabytes that are in use after a collection: JavaScript's heap and its buffers. */
  heapMb: number;
  /** Megabytes of resident memory, with what has not been given back. */
  residentMb: number;
  files: number;
  /** Timers, sockets and other things that hold a process open. */
  resources: number;
  /** Megabytes of the databases, without their journals. */
  databasesMb: number;
  journalsMb: number;
}

/** The numbers of a sample, with how they are printed. */
export const FIELDS: readonly (keyof Sample)[] = [
  'heapMb',
  'residentMb',
  'files',
  'resources',
  'databasesMb',
  'journalsMb',
];

const MEGABYTE = 1024 * 1024;

interface Sampled {
  pid: number;
  dataDir: string;
  probeFile: string;
}

/** Takes a sample of a server that has loaded soak-probe.mjs. Linux only. */
export async function takeSample({ pid, dataDir, probeFile }: Sampled): Promise<Sample> {
  rmSync(probeFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(probeFile) || readFileSync(probeFile).length === 0) await pause(20);
  const probed = JSON.parse(readFileSync(probeFile, 'utf8')) as {
    heapUsed: number;
    external: number;
    resources: number;
  };
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    heapMb: (probed.heapUsed + probed.external) / MEGABYTE,
    residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    resources: probed.resources,
    databasesMb: sizeOf(dataDir, /\.sqlite$/),
    journalsMb: sizeOf(dataDir, /\.sqlite-wal$/),
  };
}

/** Megabytes of the files with such a name. */
function sizeOf(dir: string, name: RegExp): number {
  const files = readdirSync(dir).filter((file) => name.test(file));
  return files.reduce((sum, file) => sum + statSync(path.join(dir, file)).size / MEGABYTE, 0);
}

/** The median of each number. */
export function typical(samples: readonly Sample[]): Sample {
  const of = (field: keyof Sample) => median(samples.map((sample) => sample[field]));
  return Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as object as Sample;
}
