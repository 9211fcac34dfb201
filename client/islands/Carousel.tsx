'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import { fillText } from '../fill-text.ts';
import type { VisibleSlides, SlideRow } from '../slides/slide-row.ts';

interface Props {
  /** Id of the list on the page whose slides these buttons move: the server's HTML, used as it is. */
  list: string;
  texts: {
    /** What the slides are, as the section's heading says it. */
    title: string;
    previous: string;
    next: string;
    /** With `{from}`, `{to}` and `{total}` in it. */
    place: string;
  };
}

/**
 * The buttons of a row of slides (spec section 2, carousel). The row is a list that scrolls and
 * snaps without any script; once a mouse or the focus is in it, it can be dragged and moved from
 * here. Where fingers swipe it the buttons are not shown, and nothing is loaded (carousel.css).
 */
export function Carousel({ list, texts }: Props) {
  const row = useRef<Promise<SlideRow | undefined>>(undefined);
  const [place, setPlace] = useState<VisibleSlides>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    const loading = rowOf(list, setPlace);
    row.current = loading;
    return () => void loading.then((loaded) => loaded?.destroy());
  }, [list]);

  const step = async (by: 1 | -1) => {
    const moved = await row.current;
    moved?.step(by);
    if (moved) setSaid(fillText(texts.place, { ...moved.place }));
  };
  const { from, to, total } = place ?? { from: 1, to: 1, total: Infinity };
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
 * Flickity touches `window` as it loads: never on the server.
 * @returns undefined where the list is not there or the code cannot be fetched: the row still
 * scrolls, and a click on a button does nothing.
 */
async function rowOf(
  list: string,
  onMove: (place: VisibleSlides) => void,
): Promise<SlideRow | undefined> {
  const element = document.getElementById(list);
  const code = await import('../slides/slide-row.ts').catch(() => undefined);
  return element && code ? new code.SlideRow(element, onMove) : undefined;
}
