// Stops this process when the one that started it is gone: a parent that was killed by SIGKILL
// forwards nothing, and a server would be left behind on its port.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two looks. */
const INTERVAL = 500;
/** Shells with which npm runs a script, as Linux names them. */
const SHELLS = /^(?:sh|dash|ash|bash|zsh|ksh|busybox)$/;
/** Exit code after SIGTERM: 128 and its number. */
const TERMINATED = 143;

/**
 * Follows the parent, and on Linux the parent of a shell between them. When one is gone, this
 * process is told to stop as by SIGTERM. It does not keep the process alive.
 */
export function followParent() {
  if (!isMainThread) return;
  const parents = parentsOfNow();
  const timer = setInterval(() => {
    if (areThere(parents)) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(TERMINATED);
  }, INTERVAL);
  timer.unref();
}

/** Process ids, the nearest first. */
function parentsOfNow() {
  const parents = [process.ppid];
  for (let above = statusOf(process.ppid); above; above = statusOf(parents.at(-1))) {
    if (!SHELLS.test(above.name) || above.parent <= 1) break;
    parents.push(above.parent);
  }
  return parents;
}

/** The child of a process that ended is given another parent; Windows leaves it that of an ended one. */
function areThere([first, ...above]) {
  if (process.ppid !== first) return false;
  if (process.platform === 'win32') return isRunning(first);
  let child = first;
  return above.every((parent) => {
    const known = statusOf(child);
    child = parent;
    return known?.parent === parent;
  });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Name and parent of a process (proc_pid_stat(5)); undefined where there is none, or no /proc. */
function statusOf(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
