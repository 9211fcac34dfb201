import type { ReactNode } from 'react';
import type { ControlProps } from './control-props.ts';
import { FieldFaultText } from './FieldFaultText.tsx';

/** The label of a field with one control, that control, and its fault. */
export function FieldFrame(props: ControlProps & { children: ReactNode }) {
  const { id, field, texts, fault, children } = props;
  const className = `form-field form-span-${field.span}${fault ? ' form-field-failed' : ''}`;
  return (
    <div className={className}>
      <label htmlFor={id}>
        {field.label}
        {!field.isRequired && <span className="form-optional">{` ${texts.optional}`}</span>}
      </label>
      {field.help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {children}
      <FieldFaultText {...props} />
    </div>
  );
}
