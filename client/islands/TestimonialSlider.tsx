'use client';

import { TESTIMONIAL_TIME } from '../../views/domain/timings.ts';
import { PauseButton, type PauseTexts } from '../slides/PauseButton.tsx';
import { RowButtons, type RowTexts } from '../slides/RowButtons.tsx';
import { TESTIMONIAL_PHYSICS } from '../slides/slide-physics.ts';
import { useAutoplay } from '../slides/use-autoplay.ts';
import { useSlideRow } from '../slides/use-slide-row.ts';

interface Props {
  /** Id of the list of testimonials; its HTML is the server's. */
  list: string;
  texts: RowTexts & PauseTexts;
}

/** Testimonials that advance automatically (spec section 9), from the last one to the first. */
export function TestimonialSlider({ list, texts }: Props) {
  const { row, visible, announcement, step } = useSlideRow(list, texts.place, TESTIMONIAL_PHYSICS);
  const next = async () => {
    const moved = await row.current;
    if (!moved) return;
    const { from, to, total } = moved.visible;
    if (to < total) moved.step(1);
    else if (from > 1) moved.show(0);
  };
  const { isPaused, toggle } = useAutoplay(list, TESTIMONIAL_TIME, () => void next());
  const pause = <PauseButton texts={texts} isPaused={isPaused} toggle={toggle} />;
  const shown = { list, texts, visible, announcement, step, pause };
  return <RowButtons {...shown} />;
}
