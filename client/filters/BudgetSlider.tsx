import { useEffect, useRef, useState } from 'react';
import {
  type Budget,
  type BudgetScale,
  budgetOf,
  movedThumb,
  thumbsOf,
} from '../../views/domain/filters/budget.ts';
import { formatPrice } from '../../views/domain/property/price.ts';
import { BUDGET_DEBOUNCE } from '../../views/domain/timings.ts';

interface Props {
  /** Accessible names of the two thumbs. */
  texts: { min: string; max: string };
  budget: Budget;
  scale: BudgetScale;
  /**
   * Called with each move: a form that is submitted within the debounce then has the values shown.
   */
  onMove: (budget: Budget, form: HTMLFormElement | null | undefined) => void;
  /** Called when the thumbs have not moved for the debounce. */
  onSettle: (budget: Budget) => void;
}

/** The budget as two range inputs on one track, so that it works by keyboard and screen reader. */
export function BudgetSlider({ texts, budget, scale, onMove, onSettle }: Props) {
  const [moved, setMoved] = useState<[number, number]>();
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const track = useRef<HTMLDivElement>(null);
  const thumbs = moved ?? thumbsOf(budget, scale);
  const [low, high] = thumbs;

  useEffect(() => () => clearTimeout(settled.current), []);
  // Set by script because the content security policy forbids `style=` in HTML.
  useEffect(() => {
    const share = (amount: number) => String((amount - scale.min) / (scale.max - scale.min));
    track.current?.style.setProperty('--low', share(low));
    track.current?.style.setProperty('--high', share(high));
  }, [low, high, scale]);

  const move = (thumb: 'low' | 'high', value: number) => {
    const next = movedThumb(thumbs, thumb, value, scale);
    setMoved(next);
    onMove(budgetOf(next, scale), track.current?.closest('form'));
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      setMoved(undefined);
      onSettle(budgetOf(next, scale));
    }, BUDGET_DEBOUNCE);
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

/** In euro; the maximum means "and more" (spec section 9). */
function amountText(amount: number, { max }: BudgetScale): string {
  return `${formatPrice(amount)}${amount >= max ? '+' : ''}`;
}
