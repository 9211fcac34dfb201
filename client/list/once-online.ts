/** Milliseconds after `online`: the first requests after it often fail. */
const SETTLED = 1000;

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
    }, SETTLED);
  };
  addEventListener('online', wait);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', wait);
  };
}
