'use client';

import { useEffect, useState } from 'react';
import { SLIDESHOW_TIME } from '../../views/domain/timings.ts';
import { fillText } from '../fill-text.ts';
import { PauseButton, type PauseTexts } from '../slides/PauseButton.tsx';
import { StepButtons, type StepTexts } from '../slides/StepButtons.tsx';
import { useAutoplay } from '../slides/use-autoplay.ts';

interface Props {
  /** Id of the list of pictures; its HTML is the server's. */
  list: string;
  count: number;
  texts: PauseTexts &
    StepTexts & {
      /** Contains `{from}` and `{total}`. */
      place: string;
    };
}

/** Shows pictures in turn (spec section 9), each fading into the next; also by buttons. */
export function Slideshow({ list, count, texts }: Props) {
  const [at, setAt] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const { isPaused, toggle } = useAutoplay(list, SLIDESHOW_TIME, () => setAt((at + 1) % count));
  useEffect(() => showSlide(list, at), [list, at]);

  const step = (by: 1 | -1) => {
    const to = (at + by + count) % count;
    setAt(to);
    setAnnouncement(fillText(texts.place, { from: to + 1, total: count }));
  };
  return (
    <StepButtons
      list={list}
      texts={texts}
      announcement={announcement}
      step={step}
      pause={<PauseButton texts={texts} isPaused={isPaused} toggle={toggle} />}
    />
  );
}

/** The others are faded out and hidden from screen readers. */
function showSlide(list: string, at: number): void {
  const slides = document.getElementById(list)?.children ?? [];
  for (const [index, slide] of [...slides].entries()) {
    slide.classList.toggle('is-shown', index === at);
    slide.ariaHidden = index === at ? null : 'true';
  }
}
