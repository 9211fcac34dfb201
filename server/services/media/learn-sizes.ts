import { setImmediate } from 'node:timers/promises';
import { MediaFault } from './fetch/media-fault.ts';
import type { RemotePicture } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';

/** Pictures processed before yielding to the event loop: most are known, or on a host that does not answer. */
const BATCH_SIZE = 500;

/**
 * Fetches pictures whose size is unknown, or that may be tried again after a failure; of each host
 * one after the other, so that visitors' pictures come first. A host that does not answer is soon
 * skipped, by its circuit breaker.
 */
export async function learnSizes(
  remote: RemotePictures,
  pictures: readonly RemotePicture[],
): Promise<void> {
  const byHost = Map.groupBy(pictures, ({ host }) => host);
  await Promise.all(Array.from(byHost.values(), (ofOne) => learnOneByOne(remote, ofOne)));
}

async function learnOneByOne(
  remote: RemotePictures,
  pictures: readonly RemotePicture[],
): Promise<void> {
  for (const [index, picture] of pictures.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    if (remote.size(picture.base) || remote.fault(picture)) continue;
    try {
      await remote.read(picture);
    } catch (error) {
      if (!(error instanceof MediaFault)) throw error;
    }
  }
}
