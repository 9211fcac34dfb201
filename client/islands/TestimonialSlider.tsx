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

/** Testimonials that go on by themselves (spec section 9), after the last one from the first. */
export function TestimonialSlider({ list, texts }: Props) {
  const { row, visible, said, step } = useSlideRow(list, texts.place, TESTIMONIAL_PHYSICS);
  const next = async () => {
    const moved = await row.current;
    if (!moved) return;
    const { from, to, total } = moved.visible;
    if (to < total) moved.step(1);
    else if (from > 1) moved.show(0);
  };
  const { isPaused, toggle } = useAutoplay(list, TESTIMONIAL_TIME, () => void next());
  const pause = <PauseButton texts={texts} isPaused={isPaused} toggle={toggle} />;
  const shown = { list, texts, visible, said, step, pause };
  return <RowButtons {...shown} />;
}
