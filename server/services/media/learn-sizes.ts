import { setImmediate } from 'node:timers/promises';
import { forEachInSteps, inSlices, type Steps } from '../../platform/concurrency/in-slices.ts';
import { MediaFault } from './fetch/media-fault.ts';
import type { RemotePicture } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';

/** Pictures per step: most are known. */
const STEP = 2000;
/** Pictures skipped before yielding to the event loop: they are on a host that does not answer. */
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
  const byHost = await inSlices(unknownByHost(remote, pictures));
  await Promise.all(Array.from(byHost.values(), (ofOne) => learnOneByOne(remote, ofOne)));
}

function* unknownByHost(
  remote: RemotePictures,
  pictures: readonly RemotePicture[],
): Steps<Map<string, RemotePicture[]>> {
  const byHost = new Map<string, RemotePicture[]>();
  yield* forEachInSteps(pictures.length, STEP, (index) => {
    const picture = pictures[index]!;
    if (remote.size(picture.base)) return;
    const ofHost = byHost.get(picture.host);
    if (ofHost) ofHost.push(picture);
    else byHost.set(picture.host, [picture]);
  });
  return byHost;
}

async function learnOneByOne(
  remote: RemotePictures,
  pictures: readonly RemotePicture[],
): Promise<void> {
  for (const [index, picture] of pictures.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    if (remote.size(picture.base) || remote.isFailing(picture)) continue;
    try {
      await remote.read(picture);
    } catch (error) {
      if (!(error instanceof MediaFault)) throw error;
    }
  }
}
