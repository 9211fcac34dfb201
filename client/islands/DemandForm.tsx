'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Budget } from '../../views/domain/filters/budget.ts';
import type { FormValues } from '../../views/domain/forms/form-field.ts';
import type { ControlProps } from '../../views/ui/form/control-props.ts';
import { FormControl } from '../../views/ui/form/FormControl.tsx';
import { OptionGroup } from '../../views/ui/form/OptionGroup.tsx';
import { writeBudget } from '../filters/write-budget.ts';
import type { DemandControls } from '../forms/demand-controls.ts';
import { BUDGET_FIELDS, DemandBudget } from '../forms/DemandBudget.tsx';
import { DemandPlaces } from '../forms/DemandPlaces.tsx';
import { LeadFormFrame, type LeadFormProps } from '../forms/LeadFormFrame.tsx';

const NO_BUDGET: Budget = { priceMin: undefined, priceMax: undefined };

interface Props extends LeadFormProps {
  demand: DemandControls;
}

/**
 * A demand, or a step of one: a change of goal clears the budget and changes the scale of its
 * slider (spec section 4); places are chosen as in a list.
 */
export function DemandForm({ demand, ...form }: Props) {
  const { state, shownWith } = form;
  const [goal, setGoal] = useState(state.values.Goal);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Chosen before hydration, or restored by the browser: the prices are those of that goal.
    const chosen = place.current?.querySelector<HTMLInputElement>('[name="Goal"]:checked');
    if (chosen) setGoal(chosen.value);
  }, []);

  const chooseGoal = (next: string) => {
    if (goal !== undefined && next !== goal) {
      writeBudget(place.current?.querySelector('form'), NO_BUDGET, BUDGET_FIELDS);
    }
    setGoal(next);
  };

  const slider = () => {
    if (goal !== '0' && goal !== '1') return null;
    const { budgetTexts, scales } = demand;
    const shown = goal === state.values.Goal ? budgetOf(state.values) : NO_BUDGET;
    return <DemandBudget key={goal} texts={budgetTexts} scale={scales[goal]} shown={shown} />;
  };

  const control = (own: ControlProps): ReactNode | undefined => {
    const { name } = own.field;
    if (name === 'Goal') return <OptionGroup key={name} {...own} onChoose={chooseGoal} />;
    if (name === 'Zips') return <DemandPlaces key={name} {...{ own, demand }} />;
    if (name === 'PriceMax') return [<FormControl key={name} {...own} />, slider()];
    return undefined;
  };

  return (
    <div ref={place}>
      <LeadFormFrame
        {...form}
        {...(shownWith && goal !== undefined && { shownWith: { ...shownWith, Goal: goal } })}
        control={control}
      />
    </div>
  );
}

function budgetOf({ PriceMin, PriceMax }: FormValues): Budget {
  return { priceMin: amountOf(PriceMin), priceMax: amountOf(PriceMax) };
}

/** Undefined for 0 and for anything but a number. */
function amountOf(value: string | undefined): number | undefined {
  return Number(value) || undefined;
}
