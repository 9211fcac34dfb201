import type { FieldType } from '../../domain/forms/form-field.ts';
import { formatNumber } from '../../domain/format/number.ts';
import { type ControlProps, describedBy } from './control-props.ts';

/** Keyboard of a phone by type of field; a postcode has no decimals. */
const KEYBOARDS: Partial<Record<FieldType, { inputMode: 'decimal' | 'numeric' }>> = {
  number: { inputMode: 'decimal' },
  zip: { inputMode: 'numeric' },
};

/** The control of a field whose value is typed, or chosen from a list. */
export function FormInput({ id, field, texts, value, fault }: ControlProps) {
  const { name, type, autoComplete, isRequired, options = [] } = field;
  const common = {
    id,
    name,
    autoComplete,
    defaultValue: value,
    'aria-required': isRequired,
    ...describedBy(id, field.help !== undefined, fault !== undefined),
  };
  if (type === 'select') {
    return (
      <select className="select" {...common}>
        <option value="">{texts.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    );
  }
  // Without `maxlength`: a text that is too long is reported, never cut.
  if (type === 'lines') return <textarea {...common} rows={6} />;
  if (type === 'email' || type === 'tel') return <input {...common} type={type} />;
  if (type !== 'amount') {
    return <input {...common} type="text" {...KEYBOARDS[type]} />;
  }
  return (
    <span className="amount">
      <span aria-hidden="true">€</span>
      <input
        {...common}
        className="input numerals"
        type="text"
        inputMode="numeric"
        defaultValue={/^\d+$/.test(value) ? String(formatNumber(Number(value))) : value}
      />
    </span>
  );
}
