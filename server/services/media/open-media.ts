import path from 'node:path';
import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { BucketAddress } from './bucket/bucket-address.ts';
import { S3Bucket } from './bucket/s3-bucket.ts';
import { type NetworkAccess, PUBLIC_INTERNET } from './fetch/network-access.ts';
import { Media } from './media.ts';
import type { PictureReferences } from './remote-picture-urls.ts';

export interface MediaConfig {
  /** The agency's folder. */
  siteDir: string;
  dataDir: string;
  /** Maximum size of the resized pictures, in bytes. */
  mediaCacheBytes: number;
  /** Where machines share resized pictures; undefined: nowhere. */
  mediaBucket: BucketAddress | undefined;
}

interface Options {
  /** What names pictures. */
  wanted: PictureReferences;
  /** Networks from which pictures may be fetched; by default the public internet. */
  reach: NetworkAccess | undefined;
  /** Folder of the cached pictures; by default below DATA_DIR. */
  mediaDir: string | undefined;
  /** The site's session secret. */
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  timers: Timers;
  log: Log;
}

/** Opens the pictures of the agency's folder and of other hosts. */
export function openMedia(config: MediaConfig, { reach, mediaDir, ...options }: Options) {
  return Media.open({
    ...options,
    picturesDir: path.join(config.siteDir, 'pictures'),
    mediaDir: mediaDir ?? path.join(config.dataDir, 'media'),
    maxBytes: config.mediaCacheBytes,
    bucket: config.mediaBucket && new S3Bucket(config.mediaBucket),
    reach: reach ?? PUBLIC_INTERNET,
  });
}
