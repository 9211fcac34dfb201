import type { ReactNode } from 'react';
import type { CostField as Name, TypedCosts } from '../../domain/buying-costs/typed-costs.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { describedBy } from '../../ui/form/control-props.ts';
import { costFaultText } from './cost-texts.ts';

export interface FieldProps {
  ctx: PageContext;
  typed: TypedCosts;
  name: Name;
  label: string;
  help?: string;
}

interface TypedFieldProps extends FieldProps {
  /** Before or after what is typed. */
  unit?: '€' | '%';
  keyboard: 'numeric' | 'decimal' | 'text';
  isRequired?: boolean;
  optional?: boolean;
}

/** A field that is typed in. A script marks it again (client/buying-costs.ts), and exchanges its fault. */
export function CostField(props: TypedFieldProps) {
  const { ctx, typed, name, label, help, unit, keyboard } = props;
  const { isRequired = false, optional = false } = props;
  const id = `costs-${name}`;
  const failed = typed.faults[name] !== undefined;
  const control = (
    <input
      id={id}
      name={name}
      type="text"
      inputMode={keyboard}
      autoComplete={name === 'zip' ? 'postal-code' : 'off'}
      defaultValue={typed.values[name]}
      aria-required={isRequired || undefined}
      {...describedBy(id, help !== undefined, failed)}
    />
  );
  return (
    <div className={`form-field${failed ? ' form-field-failed' : ''}`} data-cost-field={name}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="form-optional">{` ${ctx.t('forms.optional')}`}</span>}
      </label>
      {help !== undefined && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {unit === undefined ? control : <WithUnit unit={unit}>{control}</WithUnit>}
      <CostFaultText {...props} />
    </div>
  );
}

function WithUnit({ unit, children }: { unit: '€' | '%'; children: ReactNode }) {
  return (
    <span className={`costs-unit ${unit === '€' ? 'is-before' : 'is-after'}`}>
      <span aria-hidden="true">{unit}</span>
      {children}
    </span>
  );
}

/** What is wrong with the field, if anything is. */
function CostFaultText({ ctx, typed, name }: Pick<FieldProps, 'ctx' | 'typed' | 'name'>) {
  const fault = typed.faults[name];
  return (
    <div data-fault="">
      {fault !== undefined && (
        <p className="form-fault" id={`costs-${name}-fault`}>
          <Icon name="alert" />
          {costFaultText(ctx.t, fault)}
        </p>
      )}
    </div>
  );
}
