import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Who runs a server. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Where other users may have files, besides the folder that the environment names. */
const SHARED = ['/tmp', '/var/tmp', '/dev/shm'];
/** The user that the machine may know by another source than its file. */
const NOBODY: ServerUser = { uid: 65_534, gid: 65_534 };
/** Bit of a folder's mode: others may pass through it. */
const OTHERS_PASS = 0o001;

/**
 * The user that runs PostgreSQL, which refuses to run as root: `nobody`, or the first of the machine
 * that is not root, as `initdb` wants a name. Undefined when this process is not root: it is its own.
 * @param users in the form of `/etc/passwd`.
 */
export function serverUser(users = knownUsers()): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = users.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const { uid, gid } = known.find(({ name }) => name === 'nobody') ?? known[0] ?? NOBODY;
  return { uid, gid };
}

/** A folder for temporary files in which {@link serverUser} may have some. */
export function sharedFolder(wanted = tmpdir()): string {
  return [wanted, ...SHARED].find(isReachable) ?? wanted;
}

/** Whether {@link serverUser} comes into a folder: the home of root is closed to others. */
export function isReachable(folder: string): boolean {
  if (process.getuid?.() !== 0) return true;
  if (!existsSync(folder)) return false;
  let each = realpathSync(folder);
  while ((statSync(each).mode & OTHERS_PASS) !== 0) {
    if (each === path.dirname(each)) return true;
    each = path.dirname(each);
  }
  return false;
}

function knownUsers(): string {
  return readFileSync('/etc/passwd', 'utf8');
}
