import type { Steps } from '../../platform/concurrency/in-slices.ts';
import type { RemoteMetadata } from './picture-metadata.ts';
import type { RemotePicture, RemotePictureUrls } from './remote-picture-urls.ts';
import type { RemotePictures } from './remote-pictures.ts';

/** Pictures per step. */
const STEP = 2000;

export interface KnownSize {
  picture: RemotePicture;
  size: RemoteMetadata;
}

/** The remote pictures that the site shows and of which something is known, in steps. */
export function* knownSizes(remote: RemotePictures, urls: RemotePictureUrls): Steps<KnownSize[]> {
  const known: KnownSize[] = [];
  let looked = 0;
  for (const picture of yield* urls.all()) {
    looked += 1;
    if (looked % STEP === 0) yield;
    const size = remote.size(picture.base);
    if (size !== undefined) known.push({ picture, size });
  }
  return known;
}
