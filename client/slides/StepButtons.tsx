import type { ReactNode } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';

export interface StepTexts {
  /** Title of the slides: the section's heading. */
  title: string;
  previous: string;
  next: string;
}

interface Props {
  /** Id of the list of slides. */
  list: string;
  texts: StepTexts;
  /** The position, announced to screen readers after a press. */
  announcement: string;
  step: (by: 1 | -1) => void;
  /** For slides that have ends: whether there is a slide before and after. */
  ends?: { isFirst: boolean; isLast: boolean };
  /** For slides that advance automatically: a button that touch screens need too. */
  pause?: ReactNode;
}

/** Buttons that go through slides one by one; not needed where all slides are in sight. */
export function StepButtons({ list, texts, announcement, step, ends, pause }: Props) {
  const isWhole = ends?.isFirst && ends.isLast;
  const kinds = ['carousel-buttons', pause && 'with-pause', isWhole && 'unneeded'];
  return (
    <div className={kinds.filter(Boolean).join(' ')} role="group" aria-label={texts.title}>
      {pause}
      <button
        type="button"
        aria-label={texts.previous}
        aria-controls={list}
        aria-disabled={ends?.isFirst}
        onClick={() => step(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        aria-label={texts.next}
        aria-controls={list}
        aria-disabled={ends?.isLast}
        onClick={() => step(1)}
      >
        <Icon name="arrow-right" />
      </button>
      <span className="unseen" role="status">
        {announcement}
      </span>
    </div>
  );
}
