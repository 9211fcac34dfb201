import { useEffect, useRef } from 'react';

/**
 * Acts once something is there that is waited for.
 * @returns says whether it is waited for.
 */
export function useWhenReady(isThere: boolean, act: () => void): (isAwaited: boolean) => void {
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current || !isThere) return;
    awaited.current = false;
    act();
  });
  return (isAwaited) => {
    awaited.current = isAwaited;
  };
}
