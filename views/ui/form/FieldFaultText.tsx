import { Icon } from '../Icon.tsx';
import type { ControlProps } from './control-props.ts';
import { faultText } from './form-texts.ts';

/** The message about a field's fault, below its control. */
export function FieldFaultText({ id, field, texts, fault, value, typed = value }: ControlProps) {
  if (!fault) return null;
  return (
    <p className="form-fault" id={`${id}-fault`}>
      <Icon name="alert" />
      {faultText(field, fault, texts, typed)}
    </p>
  );
}
