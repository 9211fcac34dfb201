import { type BigIntStats, unwatchFile, watchFile } from 'node:fs';

/** Milliseconds between two comparisons: a replaced folder is noticed within two of them. */
const INTERVAL = 1000;

/**
 * Follows whether the folder at a path is still the same one: not after it was removed and written
 * again, after a symbolic link on the way to it was switched, or after a disk was mounted or
 * unmounted there. Watching a folder tells nothing of these: it goes on with the old folder, or
 * ends. Does not keep the process alive.
 * @param onReplaced called within two seconds of the change, with whether a folder is there now.
 * @returns a function that ends it.
 */
export function followIdentity(folder: string, onReplaced: (isThere: boolean) => void): () => void {
  let known: string | undefined;
  const listener = (now: BigIntStats, before: BigIntStats) => {
    // Of a folder that is back, Node gives as `before` what it was before it went.
    const last = known ?? identityOf(before);
    known = identityOf(now);
    if (known !== last) onReplaced(now.ino !== 0n);
  };
  watchFile(folder, { bigint: true, persistent: false, interval: INTERVAL }, listener);
  return () => unwatchFile(folder, listener as unknown as Parameters<typeof unwatchFile>[1]);
}

/** A number of an inode is given to another folder at once; the time of its birth is not. */
function identityOf({ dev, ino, birthtimeNs }: BigIntStats): string {
  return `${dev} ${ino} ${birthtimeNs}`;
}
