import { useEffect, useRef, useState } from 'react';
import {
  type BudgetScale,
  budgetOf,
  movedThumb,
  thumbsOf,
} from '../../views/domain/filters/budget.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import { formatPrice } from '../../views/domain/property/price.ts';
import { writeBudget } from './fill-form.ts';
import type { FilterTexts } from './filter-texts.ts';

/** Milliseconds after the last move until it counts (spec section 9). */
const SETTLED = 300;

interface Props {
  texts: Pick<FilterTexts, 'min' | 'max'>;
  query: ListQuery;
  scale: BudgetScale;
  ask: (changes: Partial<ListQuery>) => void;
}

/** The budget as two thumbs on one line; each is a range input, for keyboards and screen readers. */
export function BudgetSlider({ texts, query, scale, ask }: Props) {
  const [moved, setMoved] = useState<[number, number]>();
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const track = useRef<HTMLDivElement>(null);
  const thumbs = moved ?? thumbsOf(query, scale);
  const [low, high] = thumbs;

  useEffect(() => () => clearTimeout(settled.current), []);
  // Written by script: the content security policy lets no HTML do it.
  useEffect(() => {
    const share = (amount: number) => String((amount - scale.min) / (scale.max - scale.min));
    track.current?.style.setProperty('--low', share(low));
    track.current?.style.setProperty('--high', share(high));
  }, [low, high, scale]);

  const move = (thumb: 'low' | 'high', value: number) => {
    const next = movedThumb(thumbs, thumb, value, scale);
    setMoved(next);
    // Whoever presses the form's button before it has settled gets what was drawn.
    writeBudget(track.current?.closest('form'), budgetOf(next, scale));
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      setMoved(undefined);
      ask(budgetOf(next, scale));
    }, SETTLED);
  };
  const thumb = (name: 'low' | 'high', value: number, label: string) => (
    <input
      className={name === 'low' && value - scale.min > scale.max - value ? 'is-above' : undefined}
      type="range"
      min={scale.min}
      max={scale.max}
      step={scale.step}
      value={value}
      aria-label={label}
      aria-valuetext={amountText(value, scale)}
      onChange={(event) => move(name, event.currentTarget.valueAsNumber)}
    />
  );

  return (
    <div className="budget">
      <div className="budget-slider" ref={track}>
        {thumb('low', low, texts.min)}
        {thumb('high', high, texts.max)}
      </div>
      <p className="budget-ends numerals" aria-hidden="true">
        <span>{amountText(low, scale)}</span>
        <span>{amountText(high, scale)}</span>
      </p>
    </div>
  );
}

/** In euro; the end of the line stands for everything beyond it (spec section 9). */
function amountText(amount: number, { max }: BudgetScale): string {
  return `${formatPrice(amount)}${amount >= max ? '+' : ''}`;
}
