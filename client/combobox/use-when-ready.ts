import { useEffect, useRef } from 'react';

/**
 * Calls `act` once when something awaited becomes available.
 * @returns sets whether it is awaited.
 */
export function useWhenReady(isReady: boolean, act: () => void): (isAwaited: boolean) => void {
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current || !isReady) return;
    awaited.current = false;
    act();
  });
  return (isAwaited) => {
    awaited.current = isAwaited;
  };
}
