import type { ReactNode } from 'react';
import { parseDate } from '../../domain/format/date.ts';
import { describedBy } from '../../ui/form/control-props.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SignedField } from './schema.ts';

interface Props {
  field: SignedField;
  /** Suffix of the label of an optional field. */
  optional: string;
  /** Before the id, where several forms have fields of one name. */
  prefix?: string;
}

/** The id of a field's control, or of its first. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** A field with its label, and below it what is wrong. */
export function SignedFieldControl({ field, optional, prefix = '' }: Props) {
  const { name, type, label, help, isOptional, fault } = field;
  const id = prefix + fieldId(name);
  const className = `form-field ${fault === undefined ? '' : 'form-field-failed'}`.trim();
  const suffix = isOptional && <span className="form-optional">{` ${optional}`}</span>;
  const below = (
    <>
      {fault !== undefined && (
        <p className="form-fault" id={`${id}-fault`}>
          <Icon name="alert" />
          {fault}
        </p>
      )}
    </>
  );
  const helpText = help !== undefined && (
    <p className="form-help" id={`${id}-help`}>
      {help}
    </p>
  );
  const described = describedBy(id, help !== undefined, fault !== undefined);
  if (type === 'choice' || type === 'ticks') {
    return (
      <fieldset className={`${className} form-options form-span-12`} {...described}>
        <legend>
          {label}
          {suffix}
        </legend>
        {helpText}
        <Options id={id} field={field} />
        {below}
      </fieldset>
    );
  }
  return (
    <div
      className={`${className} ${type === 'lines' || type === 'file' ? 'form-span-12' : 'form-span-6'}`}
    >
      <label htmlFor={id}>
        {label}
        {suffix}
      </label>
      {helpText}
      {control(id, field, described)}
      {below}
    </div>
  );
}

function Options({
  id,
  field: { name, type, options, values },
}: {
  id: string;
  field: SignedField;
}) {
  return (
    <div className="form-plates">
      {options.map(({ value, text }, index) => (
        <label key={value} className="form-option">
          <input
            id={index === 0 ? id : `${id}-${index}`}
            type={type === 'ticks' ? 'checkbox' : 'radio'}
            name={name}
            value={value}
            defaultChecked={values.includes(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

/**
 * Date and time as the browser lets them be chosen. What was typed and is none is shown in a text
 * field, because those of dates show nothing of it.
 */
function control(
  id: string,
  { name, type, isOptional, accept, values: [value = ''] }: SignedField,
  described: object,
): ReactNode {
  if (type === 'file') {
    return (
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-required={!isOptional}
        {...described}
      />
    );
  }
  const common = {
    id,
    name,
    autoComplete: 'off',
    defaultValue: value,
    'aria-required': !isOptional,
    ...described,
  };
  if (type === 'lines') return <textarea {...common} rows={4} />;
  if (type === 'email') return <input {...common} type="email" autoComplete="email" />;
  const isShown = value === '' || (type === 'date' ? isDate(value) : TIME.test(value));
  return <input {...common} type={isShown ? type : 'text'} />;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a field for dates can show it: yyyy-mm-dd of a day that exists. */
function isDate(value: string): boolean {
  return parseDate(value) === value;
}
