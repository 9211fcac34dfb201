import type { Timers } from '../../platform/concurrency/timers.ts';
import type { Log } from '../../platform/log.ts';
import type { RefreshRequests } from '../crm/refresh-requests.ts';
import type { Catalogue } from './catalogue.ts';
import { refreshDelay } from './refresh-periodically.ts';

/**
 * Milliseconds between two looks for requests: a withdrawn home is to be gone within 10 s. However
 * many came in between, they cost one refresh.
 */
const POLL_INTERVAL = 2000;

interface Options {
  timers: Timers;
  log: Log;
  /** From 0 up to 1. */
  random: () => number;
}

/**
 * Refreshes the catalogue when it is requested (`POST /hooks/crm`, `npm run refresh`), until it is
 * stopped. A refresh that fails is tried again, ever later.
 */
export function refreshOnRequest(
  catalogue: Pick<Catalogue, 'refresh'> & { record: Pick<Catalogue['record'], 'failuresInARow'> },
  requests: Pick<RefreshRequests, 'count'>,
  { timers, log, random }: Options,
): () => void {
  let isStopped = false;
  let cancel = () => {};
  // Those of before the start were followed by the first refresh, or are followed now.
  let followed = 0;
  let isReachable = true;

  const look = async (): Promise<number> => {
    const count = await requests.count();
    isReachable = true;
    if (count === followed) return POLL_INTERVAL;
    await catalogue.refresh();
    const { failuresInARow } = catalogue.record;
    if (failuresInARow > 0) return refreshDelay(failuresInARow, random());
    followed = count;
    return POLL_INTERVAL;
  };
  const failed = (error: unknown): number => {
    if (isReachable) log.error({ err: error }, 'requests to refresh cannot be read');
    isReachable = false;
    return POLL_INTERVAL;
  };
  const lookAfter = (delay: number) => {
    if (isStopped) return;
    cancel = timers.after(delay, () => void look().catch(failed).then(lookAfter));
  };
  lookAfter(POLL_INTERVAL);
  return () => {
    isStopped = true;
    cancel();
  };
}
