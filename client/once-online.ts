/** Milliseconds after `online`: the first requests after it often fail. */
const ONLINE_DELAY = 1000;

/**
 * Calls `act` once the network is back.
 * @returns a function that cancels it.
 */
export function onceOnline(act: () => void): () => void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      removeEventListener('online', wait);
      act();
    }, ONLINE_DELAY);
  };
  addEventListener('online', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', wait);
  };
}
