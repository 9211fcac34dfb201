import {
  type BudgetScale,
  budgetChoices,
  maxChoices,
  minChoices,
} from '../../views/domain/filters/budget.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import { formatNumber } from '../../views/domain/format/number.ts';
import { formatPrice } from '../../views/domain/property/price.ts';
import { fillText } from '../fill-text.ts';
import { AmountField } from './AmountField.tsx';
import { BudgetSlider } from './BudgetSlider.tsx';
import type { FilterTexts } from './filter-texts.ts';
import { Panel } from './Panel.tsx';
import { writeBudget } from './write-budget.ts';

interface Props {
  texts: FilterTexts;
  query: ListQuery;
  scale: BudgetScale;
  ask: (changes: Partial<ListQuery>) => void;
}

/**
 * Minimum and maximum price: typed, picked from a list, or set by the slider (spec sections 5 and
 * 9).
 */
export function BudgetPanel({ texts, query, scale, ask }: Props) {
  const choices = budgetChoices(query.listKind, scale);
  const value = budgetText(texts, query);
  return (
    <Panel
      label={texts.fields.budget}
      none={texts.any.budget}
      colon={texts.colon}
      chosen={value === '' ? [] : [value]}
    >
      <div className="amount-fields">
        <AmountField
          name="pricemin"
          unit="€"
          label={texts.min}
          value={query.priceMin}
          choices={minChoices(choices, query)}
        />
        <AmountField
          name="pricemax"
          unit="€"
          label={texts.max}
          value={query.priceMax}
          choices={maxChoices(choices, query)}
        />
      </div>
      <BudgetSlider
        {...{ texts, scale }}
        budget={query}
        onMove={(budget, form) => writeBudget(form, budget, ['pricemin', 'pricemax'])}
        onSettle={ask}
      />
    </Panel>
  );
}

function budgetText(texts: FilterTexts, { priceMin, priceMax }: ListQuery): string {
  const [min, max] = [formatPrice(priceMin), formatPrice(priceMax)];
  if (priceMin !== undefined && priceMax !== undefined) return `${min} – ${formatNumber(priceMax)}`;
  if (priceMin !== undefined) return fillText(texts.from, { price: min });
  return priceMax === undefined ? '' : fillText(texts.upTo, { price: max });
}
