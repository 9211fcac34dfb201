import { PictureFault } from './picture-fault.ts';
import type { RemotePicture } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';

/**
 * Finds out the sizes of pictures that are not known yet, or were found to be none and may be
 * tried again; one after the other, so that visitors' pictures come first. A host that is silent
 * is soon left alone.
 */
export async function learnSizes(
  remote: RemotePictures,
  pictures: readonly RemotePicture[],
): Promise<void> {
  for (const picture of pictures) {
    if (remote.size(picture.base) || remote.fault(picture)) continue;
    try {
      await remote.read(picture);
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
    }
  }
}
