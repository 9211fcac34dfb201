import type { ReactNode } from 'react';
import { StepButtons, type StepTexts } from './StepButtons.tsx';
import type { VisibleSlides } from './slide-row.ts';

export interface RowTexts extends StepTexts {
  /** Contains `{from}`, `{to}` and `{total}`. */
  place: string;
}

interface Props {
  /** Id of the list of slides. */
  list: string;
  texts: RowTexts;
  /** Undefined until the row's code is loaded. */
  visible: VisibleSlides | undefined;
  /** The position, announced to screen readers after a press. */
  announcement: string;
  step: (by: 1 | -1) => void;
  pause?: ReactNode;
}

/** The buttons of a row of slides. */
export function RowButtons({ visible, ...shown }: Props) {
  const { from, to, total } = visible ?? { from: 1, to: 1, total: Infinity };
  return <StepButtons {...shown} ends={{ isFirst: from === 1, isLast: to === total }} />;
}
