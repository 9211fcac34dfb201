import { useId } from 'react';
import { formatNumber } from '../../views/domain/format/number.ts';

interface Props {
  name: string;
  label: string;
  value: number | undefined;
  choices: readonly number[];
  /** The unit: before the number if it is €, otherwise after it. */
  unit: string;
}

/** A text field for a whole number, with a list of suggested values. */
export function AmountField({ name, label, value, choices, unit }: Props) {
  const id = useId();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <span className={unit === '€' ? 'amount' : 'amount is-measured'}>
        <span aria-hidden="true">{unit}</span>
        <input
          className="input numerals"
          type="text"
          inputMode="numeric"
          name={name}
          list={id}
          defaultValue={value === undefined ? '' : textOf(value)}
        />
      </span>
      <datalist id={id}>
        {choices.map((amount) => (
          <option key={amount}>{textOf(amount)}</option>
        ))}
      </datalist>
    </label>
  );
}

function textOf(amount: number): string {
  return String(formatNumber(amount));
}
