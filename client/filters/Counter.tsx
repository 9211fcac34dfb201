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
  /** Shown while the field is empty. */
  placeholder: string;
}

/** A number field between a minus and a plus button; without script the field alone. */
export function Counter(props: Props) {
  const { texts, name, label, value, steps, placeholder } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const step = (direction: 'up' | 'down') => {
    const field = input.current;
    if (!field) return;
    const now = Number(field.value) || undefined;
    const next = stepped(now, direction, steps);
    if (next === now) return;
    field.value = String(next ?? '');
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
          // 0 may be typed even where the buttons start at 1.
          min={steps.min === 1 ? 0 : steps.min}
          max={steps.max}
          step={steps.step}
          defaultValue={value ?? ''}
          placeholder={placeholder}
        />
        <button
          type="button"
          aria-label={fillText(texts.more, { name: label })}
          aria-disabled={value !== undefined && value >= steps.max}
          onClick={() => step('up')}
        >
          +
        </button>
      </div>
    </div>
  );
}
