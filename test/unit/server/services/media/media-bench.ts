import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../../../../../server/services/media/bucket/bucket.ts';
import type { NetworkAccess } from '../../../../../server/services/media/fetch/network-access.ts';
import { Media } from '../../../../../server/services/media/media.ts';
import type { PictureFormat } from '../../../../../server/services/media/sizing/recipe.ts';
import type { ResponsivePicture } from '../../../../../views/domain/property/picture.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { inFolder } from '../../build/in-folder.ts';
import { linesOf } from './log-lines.ts';
import { loopback, type PictureHost, pictureHost } from './picture-host.ts';

export const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const MEGABYTE = 1024 * 1024;

interface OpenOptions {
  maxBytes?: number;
  reach?: NetworkAccess;
  bucket?: Bucket;
  secret?: string;
}

/** A folder of pictures, a host of pictures and a clock: what a test of Media needs. */
export interface Bench {
  /** Parent of the folders `pictures` and `media`. */
  dir: string;
  host: PictureHost;
  timers: ManualTimers;
  clock: { now: number };
  lines: readonly Record<string, unknown>[];
  /** The pictures of the site, by name. */
  wanted: { version: number; sources: string[]; panoramas: string[]; hosts: string[] };
  open: (options?: OpenOptions) => Promise<Media>;
}

export function withMedia(
  pictures: Record<string, Buffer | string>,
  use: (bench: Bench) => Promise<void>,
): Promise<void> {
  const files = Object.entries(pictures).map(([name, file]) => [`pictures/${name}`, file]);
  return inFolder(Object.fromEntries(files) as Record<string, Buffer>, async (dir) => {
    await mkdir(path.join(dir, 'pictures'), { recursive: true });
    const host = await pictureHost();
    try {
      await use(benchIn(dir, host));
    } finally {
      await host.close();
    }
  });
}

function benchIn(dir: string, host: PictureHost): Bench {
  const timers = new ManualTimers();
  const clock = { now: NOON };
  const { log, lines } = linesOf();
  const wanted = {
    version: 1,
    sources: [] as string[],
    panoramas: [] as string[],
    hosts: [host.host],
  };
  const open: Bench['open'] = (options = {}) =>
    Media.open({
      maxBytes: MEGABYTE,
      reach: loopback,
      secret: 'a secret of this site',
      ...options,
      picturesDir: path.join(dir, 'pictures'),
      mediaDir: path.join(dir, 'media'),
      wanted: {
        version: () => String(wanted.version),
        data: () => [
          ...wanted.sources.map((source) => ({ source })),
          ...wanted.panoramas.map((source) => ({ panorama: { source } })),
        ],
        hosts: () => wanted.hosts,
      },
      now: () => clock.now,
      timers,
      log,
    });
  return { dir, host, timers, clock, lines, wanted, open };
}

/** The bytes at a URL of a page. */
export async function bytesAt(media: Media, url: string | undefined): Promise<Buffer> {
  const [file = '', query] = (url ?? '').replace('/media/', '').split('?');
  const variant = media.variant(file, new URLSearchParams(query).get('of') ?? '');
  if (!variant) throw new Error(`${url} is no address of a picture`);
  return media.bytes(variant);
}

export function urlsOf(picture: ResponsivePicture | undefined, format: PictureFormat): string[] {
  return (picture?.[format] ?? []).map(({ url }) => url);
}
