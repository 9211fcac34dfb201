import type { FormField } from '../../domain/forms/form-field.ts';
import type { ControlProps } from './control-props.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FormInput } from './FormInput.tsx';
import { OptionGroup } from './OptionGroup.tsx';

/** A field: its label, its control, and below it the message about its fault (docs/look.md). */
export function FormControl(props: ControlProps) {
  const { id, field, value } = props;
  if (field.type === 'checkbox') return <Checkbox id={id} field={field} value={value} />;
  if (hasOptionsShown(field)) return <OptionGroup {...props} />;
  return (
    <FieldFrame {...props}>
      <FormInput {...props} />
    </FieldFrame>
  );
}

function hasOptionsShown({ type }: FormField): boolean {
  return type === 'cards' || type === 'plates' || type === 'tiles' || type === 'ticks';
}

function Checkbox({ id, field, value }: Pick<ControlProps, 'id' | 'field' | 'value'>) {
  return (
    <div className={`form-field form-span-${field.span}`}>
      <label className="form-check">
        <input id={id} name={field.name} type="checkbox" value="1" defaultChecked={value !== ''} />
        {field.label}
      </label>
    </div>
  );
}
