import { useState } from 'react';
import type { KeysInView } from '../cluster-index.ts';

interface Strip {
  inView: KeysInView | undefined;
  selected: string | undefined;
  /** Key of a home that was swiped to, which the map brings into view. */
  revealed: string | undefined;
  onInView: (inView: KeysInView) => void;
  onPicked: (keys: readonly string[]) => void;
  onSelect: (key: string) => void;
}

/** The cards below the map of a phone, and which of them is in the middle. */
export function useStrip(): Strip {
  const [inView, setInView] = useState<KeysInView>();
  const [selected, setSelected] = useState<string>();
  const [revealed, setRevealed] = useState<string>();
  return {
    inView,
    selected,
    revealed,
    onInView: (next) => {
      setInView((before) => (isSame(before, next) ? before : next));
      setSelected((key) => (key !== undefined && next.keys.includes(key) ? key : next.nearest));
    },
    onPicked: (keys) => {
      setInView((before) => before && withKeys(before, keys));
      setSelected(keys[0]);
    },
    onSelect: (key) => {
      setSelected(key);
      setRevealed(key);
    },
  };
}

/** With cards of these homes too, instead of those at the end: a marker may have been left out. */
function withKeys(inView: KeysInView, wanted: readonly string[]): KeysInView {
  const missing = wanted.filter((key) => !inView.keys.includes(key));
  if (missing.length === 0) return inView;
  const kept = inView.keys.slice(0, Math.max(0, inView.keys.length - missing.length));
  return { ...inView, keys: [...missing, ...kept] };
}

function isSame(before: KeysInView | undefined, next: KeysInView): boolean {
  return before?.total === next.total && before.keys.join() === next.keys.join();
}
