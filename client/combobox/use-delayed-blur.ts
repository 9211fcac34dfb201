import { useEffect, useRef } from 'react';
import { LIST_CLOSE_DELAY } from '../../views/domain/timings.ts';

/** Focus and blur handlers; `left` is called after the delay unless the focus returns. */
export function useDelayedBlur(left: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The latest callback, since it may change during the delay. */
  const latest = useRef(left);
  useEffect(() => {
    latest.current = left;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), LIST_CLOSE_DELAY);
    },
  };
}
