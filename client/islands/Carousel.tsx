'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import { fillText } from '../fill-text.ts';
import type { VisibleSlides, SlideRow } from '../slides/slide-row.ts';

interface Props {
  /** Id of the list whose slides the buttons move; its HTML is the server's. */
  list: string;
  texts: {
    /** Title of the slides: the section's heading. */
    title: string;
    previous: string;
    next: string;
    /** Contains `{from}`, `{to}` and `{total}`. */
    place: string;
  };
}

/**
 * The buttons of a row of slides (spec section 2, carousel). Without script the row is a list that
 * scrolls and snaps. When a mouse or the focus enters it, it can also be dragged and moved by
 * buttons. On touch screens the buttons are hidden and nothing is fetched (carousel.css).
 */
export function Carousel({ list, texts }: Props) {
  const row = useRef<Promise<SlideRow | undefined>>(undefined);
  const [visible, setVisible] = useState<VisibleSlides>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const loading = rowOf(list, setVisible);
    row.current = loading;
    return () => void loading.then((loaded) => loaded?.destroy());
  }, [list]);

  const step = async (by: 1 | -1) => {
    const moved = await row.current;
    moved?.step(by);
    if (moved) setSaid(fillText(texts.place, { ...moved.visible }));
  };
  const { from, to, total } = visible ?? { from: 1, to: 1, total: Infinity };
  const isWhole = from === 1 && to === total;

  return (
    <div
      className={isWhole ? 'carousel-buttons unneeded' : 'carousel-buttons'}
      role="group"
      aria-label={texts.title}
    >
      <button
        type="button"
        aria-label={texts.previous}
        aria-controls={list}
        aria-disabled={from === 1}
        onClick={() => void step(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        aria-label={texts.next}
        aria-controls={list}
        aria-disabled={to === total}
        onClick={() => void step(1)}
      >
        <Icon name="arrow-right" />
      </button>
      <span className="unseen" role="status">
        {said}
      </span>
    </div>
  );
}

/**
 * Imported in the browser only: Flickity reads `window` when it is loaded.
 * @returns undefined where there is no list or the code cannot be fetched: the row still scrolls,
 * and the buttons do nothing.
 */
async function rowOf(
  list: string,
  onMove: (visible: VisibleSlides) => void,
): Promise<SlideRow | undefined> {
  const element = document.getElementById(list);
  const code = await import('../slides/slide-row.ts').catch(() => undefined);
  return element && code ? new code.SlideRow(element, onMove) : undefined;
}
