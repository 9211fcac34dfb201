import type { ReactNode } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import type { VisibleSlides } from './slide-row.ts';

export interface RowTexts {
  /** Title of the slides: the section's heading. */
  title: string;
  previous: string;
  next: string;
  /** Contains `{from}`, `{to}` and `{total}`. */
  place: string;
}

interface Props {
  /** Id of the list of slides. */
  list: string;
  texts: RowTexts;
  /** Undefined until the row's code is loaded. */
  visible: VisibleSlides | undefined;
  /** The place, for screen readers, after a press. */
  said: string;
  step: (by: 1 | -1) => void;
  /** For slides that go on by themselves: a button that is needed on touch screens too. */
  pause?: ReactNode;
}

/** The buttons of a row of slides. */
export function RowButtons({ list, texts, visible, said, step, pause }: Props) {
  const { from, to, total } = visible ?? { from: 1, to: 1, total: Infinity };
  const isWhole = from === 1 && to === total;
  const kinds = ['carousel-buttons', pause && 'with-pause', isWhole && 'unneeded'];
  return (
    <div className={kinds.filter(Boolean).join(' ')} role="group" aria-label={texts.title}>
      {pause}
      <button
        type="button"
        aria-label={texts.previous}
        aria-controls={list}
        aria-disabled={from === 1}
        onClick={() => step(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        aria-label={texts.next}
        aria-controls={list}
        aria-disabled={to === total}
        onClick={() => step(1)}
      >
        <Icon name="arrow-right" />
      </button>
      <span className="unseen" role="status">
        {said}
      </span>
    </div>
  );
}
