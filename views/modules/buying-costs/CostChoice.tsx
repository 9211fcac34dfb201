import type { ReactNode } from 'react';
import type { FieldProps } from './CostField.tsx';

interface Props extends FieldProps {
  options: readonly { value: string; text: string }[];
  chosen: string;
  children?: ReactNode;
}

/** A question with a few answers, all shown; one is always chosen. */
export function CostChoice({ name, label, help, options, chosen, children }: Props) {
  const id = `costs-${name}`;
  return (
    <fieldset
      className="form-field form-options form-span-12"
      {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
    >
      <legend>{label}</legend>
      <div className="form-plates">
        {options.map(({ value, text }, index) => (
          <label key={value} className="form-option">
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
    </fieldset>
  );
}
