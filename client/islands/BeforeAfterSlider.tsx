'use client';

import { useEffect, useRef, useState } from 'react';
import { fillText } from '../fill-text.ts';

interface Props {
  texts: {
    label: string;
    /** Contains `{share}`, the percentage of the later picture that is in view. */
    value: string;
  };
}

const HALF = 50;

/**
 * The slider over two pictures (spec section 1, before/after): a range input, so that pointer,
 * touch and arrow keys are the browser's own. The pictures' HTML is the server's.
 */
export function BeforeAfterSlider({ texts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(HALF);

  // It may have been moved before the island was hydrated.
  useEffect(() => setAt(input.current?.valueAsNumber ?? HALF), []);
  // Set by script because the content security policy forbids `style=` in HTML.
  useEffect(() => {
    input.current?.closest<HTMLElement>('.before-after')?.style.setProperty('--at', `${at}%`);
  }, [at]);

  return (
    <input
      ref={input}
      className="before-after-slider"
      type="range"
      min="0"
      max="100"
      defaultValue={HALF}
      aria-label={texts.label}
      aria-valuetext={fillText(texts.value, { share: 100 - at })}
      onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
    />
  );
}
