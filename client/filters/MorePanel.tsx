import { COUNTER_STEPS } from '../../views/domain/filters/stepper.ts';
import { listParameters } from '../../views/domain/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list-query.ts';
import { Counter } from './Counter.tsx';
import type { CounterName, FilterTexts, SwitchName } from './filter-texts.ts';
import { Panel } from './Panel.tsx';

const COUNTERS: readonly CounterName[] = ['bathrooms', 'toilets', 'showerrooms', 'garages'];

interface Props {
  texts: FilterTexts;
  query: ListQuery;
  switches: readonly SwitchName[];
}

/** What is asked for less often: counts of rooms, and what must be there. */
export function MorePanel({ texts, query, switches }: Props) {
  const { fields } = texts;
  const asked = listParameters(query);
  const value = [
    ...COUNTERS.filter((name) => asked.has(name)).map((name) => `${query[name]}+ ${fields[name]}`),
    ...switches.filter((name) => asked.has(name)).map((name) => fields[name]),
  ].join(', ');
  return (
    <Panel label={fields.more} value={value || texts.any.more} isSet={value !== ''}>
      <div className="filter-group" role="group" aria-label={texts.rooms}>
        <p className="field-label">{texts.rooms}</p>
        {COUNTERS.map((name) => (
          <Counter
            key={name}
            {...{ texts, name }}
            label={fields[name]}
            value={query[name] || undefined}
            steps={COUNTER_STEPS}
            placeholder="0"
          />
        ))}
      </div>
      <div className="filter-group" role="group" aria-label={texts.features}>
        <p className="field-label">{texts.features}</p>
        {switches.map((name) => (
          <label key={name} className="switch">
            {fields[name]}
            <input type="checkbox" name={name} value="1" defaultChecked={asked.has(name)} />
          </label>
        ))}
      </div>
    </Panel>
  );
}
