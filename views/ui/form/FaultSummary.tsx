import type { Ref } from 'react';
import type {
  FieldFault,
  FormFaults,
  FormField,
  FormValues,
} from '../../domain/forms/form-field.ts';
import { faultText, type FormTexts } from './form-texts.ts';

interface Props {
  ref?: Ref<HTMLDivElement>;
  fields: readonly FormField[];
  texts: FormTexts;
  faults: FormFaults;
  /** With the faults. */
  values: FormValues;
  /** Id of a field's control, or of its first. */
  idOf: (name: FormField['name']) => string;
}

/** The faults, with a link to each field; it gets the focus after a failed submission. */
export function FaultSummary({ ref, fields, texts, faults, values, idOf }: Props) {
  const failed = fields.filter(({ name }) => faults[name] !== undefined);
  if (failed.length === 0) return null;
  const heading = failed.length === 1 ? texts.oneFault : texts.someFaults;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script it is what comes back
    <div className="form-summary" ref={ref} tabIndex={-1} role="alert" autoFocus>
      <h2 className="form-summary-title">{heading.replace('{count}', String(failed.length))}</h2>
      <ul>
        {failed.map((field) => {
          const fault = faults[field.name];
          return (
            <li key={field.name}>
              <a href={`#${idOf(field.name)}`}>
                {fault && namedFault(field, fault, texts, values[field.name] ?? '')}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The message with the name of its field; that of a missing value has it already. */
function namedFault(field: FormField, fault: FieldFault, texts: FormTexts, value: string): string {
  const text = faultText(field, fault, texts, value);
  if (fault === 'missing') return text;
  return texts.namedFault.replace('{field}', () => field.label).replace('{text}', () => text);
}
