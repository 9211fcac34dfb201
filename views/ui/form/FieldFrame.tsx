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
      {(field.type === 'lines' || props.left !== undefined) && <CharactersLeft {...props} />}
      <FieldFaultText {...props} />
    </div>
  );
}

/** How many characters are left, near the end of what a field takes. */
function CharactersLeft({ texts, left }: ControlProps): ReactNode {
  const text = left !== undefined && left < 0 ? texts.tooMany : texts.left;
  return (
    <span className="form-left" role="status">
      {left !== undefined && text.replace('{count}', String(Math.abs(left)))}
    </span>
  );
}
