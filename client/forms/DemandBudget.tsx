import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { amountIn } from '../../views/domain/filters/amount.ts';
import type { Budget, BudgetScale } from '../../views/domain/filters/budget.ts';
import { BudgetSlider } from '../filters/BudgetSlider.tsx';
import { writeBudget } from '../filters/write-budget.ts';

/** Names of the two fields. */
export const BUDGET_FIELDS = ['PriceMin', 'PriceMax'] as const;

interface Props {
  texts: { min: string; max: string };
  scale: BudgetScale;
  /** As the fields are rendered. */
  shown: Budget;
}

/** The slider below the two fields of a budget: both stay in step. */
export function DemandBudget({ texts, scale, shown }: Props) {
  const [budget, setBudget] = useState(shown);
  const place = useRef<HTMLDivElement>(null);

  const read = useEffectEvent(() => {
    const form = place.current?.closest('form');
    if (form) setBudget(budgetIn(form));
  });
  useEffect(() => {
    // Values typed before hydration, or restored by the browser.
    read();
    const form = place.current?.closest('form');
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && isBudgetField(target.name)) read();
    };
    form?.addEventListener('change', onChange);
    return () => form?.removeEventListener('change', onChange);
  }, []);

  return (
    <div ref={place} className="form-field form-budget form-span-12">
      <BudgetSlider
        {...{ texts, budget, scale }}
        onMove={(next, form) => writeBudget(form, next, BUDGET_FIELDS)}
        onSettle={setBudget}
      />
    </div>
  );
}

function budgetIn(form: HTMLFormElement): Budget {
  const [priceMin, priceMax] = BUDGET_FIELDS.map((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? amountIn(field.value, Infinity) : undefined;
  });
  return { priceMin, priceMax };
}

function isBudgetField(name: string): boolean {
  return BUDGET_FIELDS.some((field) => field === name);
}
