import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Media } from './media.ts';

/** Milliseconds between two refreshes. */
const INTERVAL = 60_000;
/** Milliseconds before the first one: the first visitors need the processor. */
const FIRST_DELAY = 2_000;

/** Refreshes the pictures periodically and makes their files ahead, until it is stopped. */
export function refreshPicturesPeriodically(
  media: Pick<Media, 'refresh' | 'makeAhead'>,
  timers: Timers,
): () => void {
  let stopped = false;
  let cancel = () => {};
  const rescan = async () => {
    await media.refresh();
    if (stopped) return;
    cancel = timers.after(INTERVAL, () => void rescan());
    void media.makeAhead();
  };
  cancel = timers.after(FIRST_DELAY, () => void rescan());
  return () => {
    stopped = true;
    cancel();
  };
}
