// A lock for the set-up: two starters on one checkout would delete each other's files.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './runtime.mjs';
import { printStep } from './print-step.mjs';

const HEARTBEAT_MS = 2_000;
const STALE_AFTER_MS = 30_000;
const POLL_MS = 200;

/** Runs `work` while no other starter of this checkout (on this machine) runs its own. */
export async function withLock(work, file = lockFile(ROOT)) {
  for (let waiting = false; !take(file); waiting = true) {
    const owner = ownerOf(file);
    if (owner === undefined) discard(file);
    else if (!waiting) printStep(`waiting for the set-up that process ${owner} is doing`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  const leave = () => rmSync(file, { force: true });
  process.once('exit', leave);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', leave);
    leave();
  }
}

function lockFile(root) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return join(tmpdir(), `vitrine-${process.getuid?.() ?? 'user'}-${name}.lock`);
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock; undefined when it ended without releasing it. */
function ownerOf(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    const silentMs = Date.now() - statSync(file).mtimeMs;
    if (owner === 0) return silentMs > STALE_AFTER_MS ? undefined : 'unknown';
    process.kill(owner, 0);
    return silentMs > STALE_AFTER_MS ? undefined : owner;
  } catch (error) {
    return error.code === 'ENOENT' || error.code === 'EPERM' ? 'unknown' : undefined;
  }
}

/** Renames the lock first: of several processes that find it stale, only one can rename it. */
function discard(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
