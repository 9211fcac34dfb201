import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { GALLERY_PHYSICS } from '../slides/slide-physics.ts';
import { SlideRow } from '../slides/slide-row.ts';

interface SlideControls {
  row: RefObject<HTMLUListElement | null>;
  /** Index of the slide in view, or being moved to, from 0. */
  current: number;
  step: (by: 1 | -1) => void;
  show: (index: number) => void;
}

/** A row of slides as wide as the row itself, moved by touch, mouse, buttons and arrow keys. */
export function useSlides(count: number, at: number): SlideControls {
  const row = useRef<HTMLUListElement>(null);
  const slides = useRef<SlideRow>(undefined);
  const [current, setCurrent] = useState(at);
  const now = useRef(at);

  useEffect(() => {
    if (!row.current) return;
    // Moves reported before the first slide is in place are ignored.
    let isReady = false;
    const moved = new SlideRow(
      row.current,
      ({ from }) => {
        if (!isReady) return;
        now.current = from - 1;
        // The row moves at once: what React makes of it may come after the next paint.
        startTransition(() => setCurrent(from - 1));
      },
      { physics: GALLERY_PHYSICS, isByOne: true },
    );
    moved.show(at, true);
    isReady = true;
    slides.current = moved;
    // On the whole screen and back the row changes without the window.
    const watcher = new ResizeObserver(() => {
      const shown = now.current;
      moved.resize();
      moved.show(shown, true);
    });
    watcher.observe(row.current);
    return () => {
      watcher.disconnect();
      moved.destroy();
    };
  }, [at]);

  const step = (by: 1 | -1) => slides.current?.step(by);
  /** Animates to a neighbour only, because the slides on the way to others are not fetched. */
  const show = (index: number) => slides.current?.show(index, Math.abs(index - now.current) > 1);
  useArrowKeys(step, show, count);
  return { row, current, step, show };
}

/**
 * Listens on the window: after a press on an element that cannot be focused, the body gets key
 * events.
 */
function useArrowKeys(
  step: SlideControls['step'],
  show: SlideControls['show'],
  count: number,
): void {
  useEffect(() => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => show(0),
      End: () => show(count - 1),
    };
    const onKey = (event: KeyboardEvent) => {
      const go = moves[event.key];
      if (!go || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
