import type { FieldFault, FormField } from '../../domain/forms/form-field.ts';
import type { FieldTexts } from './form-texts.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  /** Unique on the page. */
  id: string;
  field: FormField;
  texts: FieldTexts;
  optional: string;
  value: string;
  fault: FieldFault | undefined;
}

/** A field: its label, its control, and below it what to do about its value (docs/look.md). */
export function FormControl(props: Props) {
  const { id, field, texts, optional, fault } = props;
  const className = `form-field form-span-${field.span}${fault ? ' form-field-failed' : ''}`;
  if (field.type === 'checkbox') return <Checkbox {...props} />;
  return (
    <div className={className}>
      <label htmlFor={id}>
        {texts.label}
        {!field.isRequired && <span className="form-optional"> {optional}</span>}
      </label>
      <Input {...props} />
      {fault && (
        <p className="form-fault" id={`${id}-fault`}>
          <Icon name="alert" />
          {texts.faults[fault]}
        </p>
      )}
    </div>
  );
}

function Input({ id, field, value, fault }: Props) {
  const { name, type, autoComplete, maxLength, isRequired } = field;
  const common = {
    id,
    name,
    autoComplete,
    // One more than allowed: what is too long is said, not cut in silence.
    maxLength: maxLength + 1,
    defaultValue: value,
    'aria-required': isRequired,
    ...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
  };
  if (type === 'lines') return <textarea {...common} rows={6} />;
  return <input {...common} type={type} />;
}

function Checkbox({ id, field, texts, value }: Props) {
  return (
    <div className={`form-field form-span-${field.span}`}>
      <label className="form-check" htmlFor={id}>
        <input id={id} name={field.name} type="checkbox" value="1" defaultChecked={value !== ''} />
        {texts.label}
      </label>
    </div>
  );
}
