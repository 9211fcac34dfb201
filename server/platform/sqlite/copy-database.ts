import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type CopyChange, finishCopy, type UnfinishedCopy } from './finish-copy.ts';

const HERE = fileURLToPath(import.meta.url);
/** Beside this file: a source, or a bundle of the build. */
const PROGRAM = path.join(
  path.dirname(HERE),
  HERE.endsWith('.cjs') ? 'copies.cjs' : 'copy-worker.ts',
);

/**
 * Bytes of a copy that is checked without a thread: that takes some 5 ms, and a thread starts in 40.
 */
const SMALL_COPY = 1_000_000;

/**
 * Copies a database by SQLite's own backup, which other connections do not disturb, and checks and
 * changes the copy, a large one in a thread of its own. It is for its user alone from its creation.
 * @param target a file that is not there yet.
 * @param changes statements that are run in the copy, in one transaction.
 * @throws when it cannot be read, or the copy is damaged.
 */
export async function copyDatabase(
  file: string,
  target: string,
  changes: readonly CopyChange[] = [],
): Promise<void> {
  closeSync(openSync(target, 'wx', 0o600));
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(db, target);
  } finally {
    db.close();
  }
  chmodSync(target, 0o600);
  const copy = { file: target, changes };
  if (statSync(target).size > SMALL_COPY) await finishInThread(copy);
  else finishCopy(copy);
}

/** @throws what `finishCopy` throws; an Error when the thread ended before it was done. */
function finishInThread(copy: UnfinishedCopy): Promise<void> {
  const worker = new Worker(PROGRAM, { workerData: copy, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the thread that checks the copy ended with code ${code}`));
    });
  });
}
