import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Catalogue } from './catalogue.ts';

/** Milliseconds between two refreshes when the CRM answers. */
const INTERVAL = 5 * 60_000;
/** Milliseconds after the first failure; doubled with each further one, up to the interval. */
const FIRST_RETRY = 10_000;

/**
 * Milliseconds until the next refresh. Jittered, so that servers that started or failed together do
 * not ask together: by a tenth around the interval, by half below each retry.
 * @param random from 0 up to 1.
 */
export function refreshDelay(failuresInARow: number, random: number): number {
  if (failuresInARow === 0) return Math.round(INTERVAL * (0.9 + 0.2 * random));
  const retry = Math.min(INTERVAL, FIRST_RETRY * 2 ** (failuresInARow - 1));
  return Math.round(retry * (0.5 + 0.5 * random));
}

/** Refreshes the catalogue periodically, until it is stopped. */
export function refreshPeriodically(
  catalogue: Pick<Catalogue, 'refresh' | 'idle'> & {
    record: Pick<Catalogue['record'], 'failuresInARow'>;
  },
  { timers, random }: { timers: Timers; random: () => number },
): () => void {
  let stopped = false;
  let cancel = () => {};
  const wait = () => {
    if (stopped) return;
    const delay = refreshDelay(catalogue.record.failuresInARow, random());
    cancel = timers.after(delay, () => void catalogue.refresh().then(wait));
  };
  // The refresh of the start may still be under way.
  void catalogue.idle().then(wait);
  return () => {
    stopped = true;
    cancel();
  };
}
