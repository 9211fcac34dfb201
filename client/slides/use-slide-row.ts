import { type RefObject, useEffect, useRef, useState } from 'react';
import { fillText } from '../fill-text.ts';
import type { SlidePhysics } from './slide-physics.ts';
import type { SlideRow, VisibleSlides } from './slide-row.ts';

interface SlideRowControls {
  /** Undefined until it is loaded, and where its code cannot be fetched. */
  row: RefObject<Promise<SlideRow | undefined> | undefined>;
  visible: VisibleSlides | undefined;
  /** The position after the last step, for screen readers. */
  announcement: string;
  step: (by: 1 | -1) => void;
}

/**
 * Moves a list of slides whose HTML is the server's.
 * @param place contains `{from}`, `{to}` and `{total}`.
 */
export function useSlideRow(list: string, place: string, physics?: SlidePhysics): SlideRowControls {
  const row = useRef<Promise<SlideRow | undefined>>(undefined);
  const [visible, setVisible] = useState<VisibleSlides>();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const loading = rowOf(list, setVisible, physics);
    row.current = loading;
    return () => void loading.then((loaded) => loaded?.destroy());
  }, [list, physics]);

  const step = async (by: 1 | -1) => {
    const moved = await row.current;
    if (!moved) return scrollRow(list, by);
    moved.step(by);
    setAnnouncement(fillText(place, { ...moved.visible }));
  };
  return { row, visible, announcement, step: (by) => void step(by) };
}

/** Where its code cannot be fetched the row is a list that scrolls. */
function scrollRow(list: string, by: 1 | -1): void {
  const element = document.getElementById(list);
  element?.scrollBy({ left: by * element.clientWidth });
}

/**
 * Imported in the browser only: Flickity reads `window` when it is loaded.
 * @returns undefined where there is no list or the code cannot be fetched.
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
