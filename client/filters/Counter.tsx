import { useId, useRef } from 'react';
import { type Steps, stepped } from '../../views/domain/filters/stepper.ts';
import { fillText } from '../fill-text.ts';
import type { FilterTexts } from './filter-texts.ts';

interface Props {
  texts: Pick<FilterTexts, 'fewer' | 'more'>;
  name: string;
  label: string;
  value: number | undefined;
  steps: Steps;
  /** Shown while there is no number. */
  placeholder: string;
}

/** A number between a minus and a plus; by itself a field for a number. */
export function Counter({ texts, name, label, value, steps, placeholder }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const step = (direction: 'up' | 'down') => {
    const field = input.current;
    if (!field) return;
    field.value = String(stepped(Number(field.value) || undefined, direction, steps) ?? '');
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <div className="counter">
      <label htmlFor={id}>{label}</label>
      <div className="counter-box">
        <button
          type="button"
          aria-label={fillText(texts.fewer, { name: label })}
          aria-disabled={value === undefined}
          onClick={() => step('down')}
        >
          −
        </button>
        <input
          ref={input}
          id={id}
          className="numerals"
          type="number"
          name={name}
          // None of something may be typed as well.
          min={steps.least === 1 ? 0 : steps.least}
          max={steps.most}
          step={steps.step}
          defaultValue={value ?? ''}
          placeholder={placeholder}
        />
        <button
          type="button"
          aria-label={fillText(texts.more, { name: label })}
          aria-disabled={value !== undefined && value >= steps.most}
          onClick={() => step('up')}
        >
          +
        </button>
      </div>
    </div>
  );
}
