import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillText } from '../fill-text.ts';
import type { SlidePhysics } from './slide-physics.ts';
import type { SlideRow, VisibleSlides } from './slide-row.ts';

interface UsedSlideRow {
  /** Undefined until it is loaded, and where its code cannot be fetched. */
  row: RefObject<Promise<SlideRow | undefined> | undefined>;
  visible: VisibleSlides | undefined;
  /** The place after the last step, in words. */
  said: string;
  step: (by: 1 | -1) => void;
}

/**
 * Moves a list of slides whose HTML is the server's.
 * @param place contains `{from}`, `{to}` and `{total}`.
 */
export function useSlideRow(list: string, place: string, physics?: SlidePhysics): UsedSlideRow {
  const row = useRef<Promise<SlideRow | undefined>>(undefined);
  const [visible, setVisible] = useState<VisibleSlides>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const loading = rowOf(list, setVisible, physics);
    row.current = loading;
    return () => void loading.then((loaded) => loaded?.destroy());
  }, [list, physics]);

  const step = async (by: 1 | -1) => {
    const moved = await row.current;
    moved?.step(by);
    if (moved) setSaid(fillText(place, { ...moved.visible }));
  };
  return { row, visible, said, step: (by) => void step(by) };
}

/**
 * Imported in the browser only: Flickity reads `window` when it is loaded.
 * @returns undefined where there is no list or the code cannot be fetched: the row still scrolls,
 * and the buttons do nothing.
 */
async function rowOf(
  list: string,
  onMove: (visible: VisibleSlides) => void,
  physics?: SlidePhysics,
): Promise<SlideRow | undefined> {
  const element = document.getElementById(list);
  const code = await import('./slide-row.ts').catch(() => undefined);
  return element && code ? new code.SlideRow(element, onMove, physics && { physics }) : undefined;
}
