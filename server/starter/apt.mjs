import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printStep } from './print-step.mjs';

const TIMEOUT_MS = 10 * 60_000;

/**
 * Installs a package of Debian or Ubuntu, if this is one and the user is root or may use sudo
 * without a password.
 * @returns whether it is installed; nothing is printed when it cannot be tried.
 */
export function aptInstall(name, reason) {
  if (!existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid() === 0 ? [] : ['sudo', '-n'];
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  printStep(`installing ${name} with apt-get (${reason})`);
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  return [['update'], ['install', '-y', '--no-install-recommends', name]].every((words) => {
    const options = { stdio: ['ignore', 'ignore', 'inherit'], timeout: TIMEOUT_MS };
    return spawnSync('env', [...apt, ...words], options).status === 0;
  });
}
