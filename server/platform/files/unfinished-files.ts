import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { repeatEvery, type Timers } from '../concurrency/timers.ts';
import type { Log } from '../log.ts';

/** Folders of DATA_DIR in which files are written under another name first. */
const FOLDERS = ['', 'backup', 'handed-in', 'inbox', 'mail', 'media', 'media/files'];
const UNFINISHED = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.unfinished(?:-journal|-wal|-shm)?$/;

/** Milliseconds without a change after which an unfinished file is no longer being written. */
const ABANDONED_AFTER = 10 * 60_000;
/** Milliseconds between two scans for such files: they cost only space. */
const INTERVAL = 10 * 60_000;

/**
 * The name under which a file is written until it is whole and renamed: its own for each writer,
 * and such that it is removed if the writer is killed.
 */
export function unfinishedName(file: string): string {
  return `${file}.${randomUUID()}.unfinished`;
}

interface Options {
  dataDir: string;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

/** Removes unfinished files of killed servers: immediately, and every ten minutes. */
export function removeUnfinishedPeriodically(options: Options): () => void {
  return repeatEvery(options.timers, INTERVAL, () => void removeUnfinished(options));
}

/** Leaves files that another server may be writing. Never rejects: failures are logged. */
async function removeUnfinished({ dataDir, now, log }: Omit<Options, 'timers'>): Promise<void> {
  for (const folder of FOLDERS) {
    const dir = path.join(dataDir, folder);
    try {
      for (const name of await readdir(dir)) {
        if (!UNFINISHED.test(name)) continue;
        const file = path.join(dir, name);
        const { mtimeMs } = await stat(file);
        if (now() - mtimeMs < ABANDONED_AFTER) continue;
        await rm(file, { force: true });
        log.info({ file: path.join(folder, name) }, 'an unfinished file was removed');
      }
    } catch (error) {
      // A folder that is not there yet, or a file that was finished meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      log.error({ err: error, folder }, 'unfinished files cannot be removed');
    }
  }
}
