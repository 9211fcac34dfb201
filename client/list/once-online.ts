/** Milliseconds: a network that has only just come back fails at first. */
const SETTLED = 1000;

/**
 * Acts once there is a network again.
 * @returns what calls it off.
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
