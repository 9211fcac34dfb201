import { separate } from '../../domain/forms/form-field.ts';
import { Icon } from '../Icon.tsx';
import { type ControlProps, describedBy } from './control-props.ts';
import { FieldFaultText } from './FieldFaultText.tsx';

interface Props extends ControlProps {
  /** Called when another option is chosen; without it the group is uncontrolled. */
  onChoose?: (value: string) => void;
}

/**
 * Options that are shown, not hidden in a list (docs/look.md): cards, plates or tiles. The first
 * has the id of the field, so that a link of the summary leads to it.
 */
export function OptionGroup(props: Props) {
  const { id, field, texts, value, fault, onChoose } = props;
  const { name, type, label, help, isRequired, options = [], look = type } = field;
  const isSeveral = type === 'ticks';
  const chosen = separate(value);
  return (
    <fieldset
      className={`form-field form-options form-span-${field.span}${fault ? ' form-field-failed' : ''}`}
      {...describedBy(id, help !== undefined, fault !== undefined)}
    >
      <legend>
        {label}
        {!isRequired && <span className="form-optional">{` ${texts.optional}`}</span>}
      </legend>
      {help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={`form-${look}`}>
        {options.map((option, index) => (
          <label key={option.value} className="form-option">
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type={isSeveral ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              onChange={onChoose && (() => onChoose(option.value))}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      <FieldFaultText {...props} />
    </fieldset>
  );
}
