import { execFileSync } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { LEADS_FILE } from '../../../server/services/leads/sqlite/tables.ts';
import { newLead } from '../../support/new-lead.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { openLeads, sharedDataDir } from '../faults/shared-data.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { startCommand } from '../server-process.ts';
import { programOf, type Releases } from './releases.ts';

const MEGABYTE = 1_000_000;
/** An odd number. */
const ROUNDS = 3;
/** A lead of a form has about a kilobyte. */
const CONTENT = JSON.stringify({ question: 'Is de tuin op het zuiden? '.repeat(36) });

/**
 * Backup beside a running server, restore into an empty folder, and the hourly copy, with so many
 * leads, relative to a copy of the file of leads that is written through to the disk.
 */
export async function backupFigures({ folders: [release] }: Releases, leads: number) {
  const dataDir = sharedDataDir();
  await fill(dataDir, leads);
  const file = path.join(dataDir, LEADS_FILE);
  const server = await startCommand(programOf(release, 'main'), '/nl', {
    cwd: release,
    env: { NODE_ENV: 'production', DATA_DIR: dataDir },
  });
  const [copying, backingUp, restoring] = [[], [], []] as [number[], number[], number[]];
  let found = leads;
  let bytes = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      copying.push(await milliseconds(() => copyThrough(file, path.join(temporaryDir(), 'copy'))));
      const backup = path.join(temporaryDir(), 'all.backup');
      backingUp.push(await milliseconds(() => run(release, dataDir, 'backup', backup)));
      bytes = statSync(backup).size;
      const empty = temporaryDir();
      restoring.push(await milliseconds(() => run(release, empty, 'restore', backup)));
      found = Math.min(found, await count(empty));
    }
  } finally {
    await server.stop();
  }
  const base = median(copying);
  const relative = (what: string, times: readonly number[]): Figure => ({
    name: `${leads} leads: ${what}, over a copy of the file`,
    value: median(times) / base,
    unit: '',
    note: `${Math.round(median(times))} ms against ${Math.round(base)} ms`,
  });
  return [
    {
      name: `${leads} leads: the file of leads`,
      value: statSync(file).size / MEGABYTE,
      unit: 'MB',
    },
    { name: `${leads} leads: the backup`, value: bytes / MEGABYTE, unit: 'MB' },
    relative('backup', backingUp),
    relative('restore', restoring),
    relative('hourly copy', await hourlyCopies(dataDir)),
    { name: `${leads} leads: lost by backup and restore`, value: leads - found, unit: '', most: 0 },
  ] satisfies Figure[];
}

async function fill(dataDir: string, leads: number): Promise<void> {
  const store = openLeads(dataDir);
  // Without destinations: nothing is delivered while it is measured.
  const [content, receivedAt] = [CONTENT, Date.now()];
  for (let each = 0; each < leads; each += 1) {
    await store.accept(newLead({ content, receivedAt, destinations: [] }));
  }
  await store.close();
}

async function count(dataDir: string): Promise<number> {
  const store = openLeads(dataDir);
  const { stored } = await store.counts();
  await store.close();
  return stored;
}

async function copyThrough(from: string, to: string): Promise<void> {
  copyFileSync(from, to);
  const handle = await open(to, 'r+');
  await handle.sync();
  await handle.close();
}

function run(release: string, dataDir: string, name: string, file: string): void {
  const [program = '', ...args] = programOf(release, 'commands', name, file);
  execFileSync(program, args, {
    cwd: release,
    env: { DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Of hours that follow each other: one is made in each. */
async function hourlyCopies(dataDir: string): Promise<number[]> {
  const store = openLeads(dataDir);
  const times: number[] = [];
  for (let hour = 1; hour <= ROUNDS; hour += 1) {
    const now = Date.now() + hour * 3600_000;
    times.push(await milliseconds(() => store.copies?.backUp(now, 'tell-a-friend')));
  }
  await store.close();
  return times;
}
