import type { Timers } from '../timers.ts';
import type { Media } from './media.ts';

/** Milliseconds between two looks at which pictures the site shows. */
const INTERVAL = 60_000;

/** Looks at the pictures now and again, for as long as the process lives or until it is stopped. */
export function keepPictures(media: Pick<Media, 'refresh'>, timers: Timers): () => void {
  let stopped = false;
  let cancel = () => {};
  const look = async () => {
    await media.refresh();
    if (!stopped) cancel = timers.after(INTERVAL, () => void look());
  };
  void look();
  return () => {
    stopped = true;
    cancel();
  };
}
