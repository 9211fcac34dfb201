import { useEffect, useRef } from 'react';

/** Milliseconds without a move after which the map shows what the visitor wants to see. */
export const MOVE_DELAY = 400;

/**
 * @returns what to call after each move: it calls back once the map has come to rest, unless `frame`
 * has changed meanwhile, by which another part of the map is shown.
 */
export function useAtRest(frame: unknown): (then: () => void) => void {
  const timer = useRef<number>(undefined);
  const current = useRef(frame);
  useEffect(() => {
    current.current = frame;
  }, [frame]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (then) => {
    const before = current.current;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (current.current === before) then();
    }, MOVE_DELAY);
  };
}
