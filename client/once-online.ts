import { reachesServer } from './reaches-server.ts';

/** Milliseconds after `online`: the first requests after it often fail. */
const ONLINE_DELAY = 1000;
/**
 * Milliseconds between two looks for the server while the browser has a connection that does not
 * reach it, as in a train: no event says when it does again.
 */
export const LOOK_INTERVAL = 5000;

/**
 * Calls `act` once the server is reached again.
 * @returns a function that cancels it.
 */
export function onceOnline(act: () => void): () => void {
  let timer = 0;
  let isEnded = false;
  const lookAfter = (delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), delay);
  };
  const onOnline = () => lookAfter(ONLINE_DELAY);
  const end = () => {
    isEnded = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
  const look = async () => {
    const isReached = await reachesServer();
    if (isEnded) return;
    if (!isReached) return void (navigator.onLine && lookAfter(LOOK_INTERVAL));
    end();
    act();
  };
  addEventListener('online', onOnline);
  if (navigator.onLine) lookAfter(LOOK_INTERVAL);
  return end;
}
