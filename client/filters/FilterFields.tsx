import { useState } from 'react';
import { budgetScale } from '../../views/domain/filters/budget.ts';
import { canHaveRadius, RADIUS } from '../../views/domain/filters/radius.ts';
import { placeParameter, placeValue } from '../../views/domain/filters/regions.ts';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';
import { BedroomPanel } from './BedroomPanel.tsx';
import { BudgetPanel } from './BudgetPanel.tsx';
import { Counter } from './Counter.tsx';
import type { ListFiltersProps } from './list-filters-props.ts';
import { MorePanel } from './MorePanel.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { RegionPicker } from './RegionPicker.tsx';
import { TypePanel } from './TypePanel.tsx';

interface Props extends ListFiltersProps {
  query: ListQuery;
  ask: (changes: Partial<ListQuery>) => void;
}

/** The fields of the filter row. Which ones there are depends on the kind of list. */
export function FilterFields(props: Props) {
  const { texts, listKind, prices, query, ask } = props;
  const { goal } = query;
  const scale = prices && budgetScale(listKind, prices);
  const columns = [
    'filters-row',
    canHaveRadius(query) && 'has-radius',
    scale && 'has-budget',
    listKind === 'sold' && 'has-goal',
  ];
  return (
    <div className={columns.filter(Boolean).join(' ')}>
      <Places {...props} />
      <TypePanel texts={texts} offered={props.types} query={query} counts={props.counts.types} />
      {scale && <BudgetPanel {...{ texts, query, scale, ask }} />}
      {listKind === 'sold' && (
        <RadioPanel
          label={texts.fields.goal}
          colon={texts.colon}
          name="goal"
          options={optionsOf(texts.any.goal, texts.goals)}
          chosen={goal === undefined ? '' : String(goal)}
        />
      )}
      <BedroomPanel texts={texts} chosen={query.bedrooms} counts={props.counts.bedrooms} />
      <MorePanel texts={texts} query={query} />
    </div>
  );
}

/** The places, and a radius where there is one place to measure it from. */
function Places(props: Props) {
  const { texts, regionTexts, locale, listKind, places, query, ask } = props;
  const [named, setNamed] = useState<readonly ChosenRegion[]>([...props.chosen, ...places]);
  const chosen = query.regions.map((region) => {
    const [value, parameter] = [placeValue(region), placeParameter(region)];
    const isIt = (place: ChosenRegion) =>
      place.value === value && (place.parameter ?? 'region') === parameter;
    return named.find(isIt) ?? { value, parameter, text: region.zip };
  });
  const choose = (next: readonly ChosenRegion[]) => {
    setNamed([...next, ...named]);
    const parameters = new URLSearchParams(
      next.map(({ parameter = 'region', value }) => [parameter, value]),
    );
    ask({ regions: parseListQuery(parameters, listKind).regions });
  };
  return (
    <>
      <RegionPicker
        texts={regionTexts}
        {...{ locale, listKind, chosen }}
        options={places}
        onChange={choose}
      />
      {canHaveRadius(query) && (
        <Counter
          texts={texts}
          name="radius"
          label={texts.fields.radius}
          value={query.radius}
          steps={{ ...RADIUS, first: props.radius }}
          placeholder=""
        />
      )}
    </>
  );
}

/** The empty option, then one for each value. */
function optionsOf(any: string, texts: Readonly<Record<string, string>>) {
  const others = Object.entries(texts).map(([value, text]) => ({ value, text }));
  return [{ value: '', text: any }, ...others];
}
