import { PictureFault } from './picture-fault.ts';
import type { RemotePicture } from './remote-addresses.ts';
import type { RemotePictures } from './remote-pictures.ts';

/** Failures in a row after which the other sizes are left for the next time. */
const GIVE_UP = 3;

/**
 * Finds out the sizes of pictures that are not known yet, or were found to be none and may be
 * tried again; one after the other, so that visitors' pictures come first.
 */
export async function learnSizes(
  remote: RemotePictures,
  pictures: readonly RemotePicture[],
): Promise<void> {
  let failures = 0;
  for (const picture of pictures) {
    if (remote.size(picture.base) || remote.fault(picture)) continue;
    try {
      await remote.read(picture);
      failures = 0;
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      failures = isHostSilent(error) ? failures + 1 : 0;
      if (failures === GIVE_UP) return;
    }
  }
}

function isHostSilent({ kind }: PictureFault): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
