'use client';

import { RowButtons, type RowTexts } from '../slides/RowButtons.tsx';
import { useSlideRow } from '../slides/use-slide-row.ts';

interface Props {
  /** Id of the list whose slides the buttons move; its HTML is the server's. */
  list: string;
  texts: RowTexts;
}

/**
 * The buttons of a row of slides (spec section 2, carousel). Without script the row is a list that
 * scrolls and snaps. When a mouse or the focus enters it, it can also be dragged and moved by
 * buttons. On touch screens the buttons are hidden and nothing is fetched (carousel.css).
 */
export function Carousel({ list, texts }: Props) {
  const { visible, announcement, step } = useSlideRow(list, texts.place);
  return (
    <RowButtons
      list={list}
      texts={texts}
      visible={visible}
      announcement={announcement}
      step={step}
    />
  );
}
