import { useId } from 'react';
import {
  type BudgetScale,
  budgetChoices,
  maxChoices,
  minChoices,
} from '../../views/domain/filters/budget.ts';
import type { ListQuery } from '../../views/domain/list-query.ts';
import { formatNumber } from '../../views/domain/number.ts';
import { formatPrice } from '../../views/domain/price.ts';
import { fillText } from '../lib/fill-text.ts';
import { BudgetSlider } from './BudgetSlider.tsx';
import type { FilterTexts } from './filter-texts.ts';
import { Panel } from './Panel.tsx';

interface Props {
  texts: FilterTexts;
  query: ListQuery;
  scale: BudgetScale;
  ask: (changes: Partial<ListQuery>) => void;
}

/** From and to which price: typed, chosen, or drawn (spec sections 5 and 9). */
export function BudgetPanel({ texts, query, scale, ask }: Props) {
  const choices = budgetChoices(query.listing, scale);
  const value = budgetText(texts, query);
  return (
    <Panel
      label={texts.fields.budget}
      none={texts.any.budget}
      colon={texts.colon}
      chosen={value === '' ? [] : [value]}
    >
      <div className="budget-fields">
        <Amount
          name="pricemin"
          label={texts.min}
          value={query.priceMin}
          choices={minChoices(choices, query)}
        />
        <Amount
          name="pricemax"
          label={texts.max}
          value={query.priceMax}
          choices={maxChoices(choices, query)}
        />
      </div>
      <BudgetSlider {...{ texts, query, scale, ask }} />
    </Panel>
  );
}

interface AmountProps {
  name: string;
  label: string;
  value: number | undefined;
  choices: readonly number[];
}

function Amount({ name, label, value, choices }: AmountProps) {
  const id = useId();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <span className="budget-amount">
        <span aria-hidden="true">€</span>
        <input
          className="input numerals"
          type="text"
          inputMode="numeric"
          name={name}
          list={id}
          defaultValue={value === undefined ? '' : textOf(value)}
        />
      </span>
      <datalist id={id}>
        {choices.map((amount) => (
          <option key={amount}>{textOf(amount)}</option>
        ))}
      </datalist>
    </label>
  );
}

function textOf(amount: number): string {
  return String(formatNumber(amount));
}

function budgetText(texts: FilterTexts, { priceMin, priceMax }: ListQuery): string {
  const [min, max] = [formatPrice(priceMin), formatPrice(priceMax)];
  if (priceMin !== undefined && priceMax !== undefined) return `${min} – ${textOf(priceMax)}`;
  if (priceMin !== undefined) return fillText(texts.from, { price: min });
  return priceMax === undefined ? '' : fillText(texts.upTo, { price: max });
}
