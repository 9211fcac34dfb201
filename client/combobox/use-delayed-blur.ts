import { useEffect, useRef } from 'react';

/** Milliseconds between leaving a field and its list's closing (spec section 9). */
const CLOSE_DELAY = 200;

/** Handlers of a field that tell, a moment later, that it was left and not come back to. */
export function useDelayedBlur(left: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last one: more may be known by then. */
  const tell = useRef(left);
  useEffect(() => {
    tell.current = left;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell.current(), CLOSE_DELAY);
    },
  };
}
