import type { ListQuery } from '../../views/domain/list-query.ts';
import { AmountField } from './AmountField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { Counter } from './Counter.tsx';
import type { FilterTexts } from './filter-texts.ts';
import { Panel } from './Panel.tsx';
import { entriesOf } from './panel-entries.ts';

interface Props {
  texts: FilterTexts;
  query: ListQuery;
}

/** What is asked for less often: how large, how many rooms, what must be there. */
export function MorePanel({ texts, query }: Props) {
  const { colon, fields, further } = texts;
  const counters = entriesOf('counter', further, query);
  const amounts = entriesOf('amount', further, query);
  const choices = entriesOf('choice', further, query);
  const switches = entriesOf('switch', further, query);
  // The first one is shown in the row: what is short comes first.
  const chosen = [...switches, ...choices, ...amounts, ...counters]
    .filter(({ value }) => value !== undefined)
    .map(({ brief }) => brief);
  return (
    <Panel label={fields.more} none={texts.any.more} {...{ chosen, colon }}>
      <div className="amount-fields">
        {amounts.map(({ parameter, label, value, control }) => (
          <AmountField
            key={parameter}
            name={parameter}
            label={label}
            value={numberOf(value)}
            choices={control.choices}
            unit={control.unit}
          />
        ))}
      </div>
      {counters.length > 0 && (
        <div className="filter-group" role="group" aria-label={texts.rooms}>
          <p className="field-label">{texts.rooms}</p>
          {counters.map(({ parameter, label, value, control }) => (
            <Counter
              key={parameter}
              {...{ texts, label }}
              name={parameter}
              value={numberOf(value)}
              steps={control.steps}
              placeholder="0"
            />
          ))}
        </div>
      )}
      {choices.map((entry) => (
        <ChoiceField key={entry.parameter} entry={entry} any={texts.any.choice} />
      ))}
      <div className="filter-group" role="group" aria-label={texts.features}>
        <p className="field-label">{texts.features}</p>
        {switches.map(({ parameter, label, value }) => (
          <label key={parameter} className="switch">
            {label}
            <input
              type="checkbox"
              name={parameter}
              value="1"
              defaultChecked={value !== undefined}
            />
          </label>
        ))}
      </div>
    </Panel>
  );
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
