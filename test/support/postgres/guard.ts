// Ends a PostgreSQL of the tests and removes its folder once the process that started it has ended,
// however that ended: its standard input is closed then.
//   node guard.ts FOLDER
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds between two looks at whether the server has ended. */
const INTERVAL = 20;
/** Looks after which it counts as ended: in some containers nothing takes away ended processes. */
const MAX_LOOKS = 500;

const [, , folder = ''] = process.argv;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume();
process.stdin.once('end', () => {
  const pid = serverPid();
  if (pid !== undefined) send(pid, 'SIGQUIT');
  const look = (looks: number) => {
    const runs = pid !== undefined && send(pid, 0);
    if (runs && looks < MAX_LOOKS) return void setTimeout(look, INTERVAL, looks + 1);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit();
  };
  look(0);
});

/** Undefined when it does not run. */
function serverPid(): number | undefined {
  try {
    const [pid] = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  } catch {
    return undefined;
  }
}

/** Whether the process is there. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
