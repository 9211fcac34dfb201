import { COUNTER_STEPS } from '../../views/domain/filters/stepper.ts';
import { listParameters } from '../../views/domain/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list-query.ts';
import { Counter } from './Counter.tsx';
import type { FilterTexts } from './filter-texts.ts';
import { LESSER_FIELDS } from './list-fields.ts';
import { Panel } from './Panel.tsx';

interface Props {
  texts: FilterTexts;
  query: ListQuery;
}

/** What is asked for less often: counts of rooms, and what must be there. */
export function MorePanel({ texts, query }: Props) {
  const { counters, switches } = LESSER_FIELDS[query.listing];
  const { colon, fields } = texts;
  const asked = listParameters(query);
  // The first one is shown in the row: what is short comes first.
  const chosen = [
    ...switches
      .filter((name) => asked.has(name))
      .map((name) => (name === 'hideproject' ? texts.noProjects : fields[name])),
    ...counters.filter((name) => asked.has(name)).map((name) => `${query[name]}+ ${fields[name]}`),
  ];
  return (
    <Panel label={fields.more} none={texts.any.more} {...{ chosen, colon }}>
      {counters.length > 0 && (
        <div className="filter-group" role="group" aria-label={texts.rooms}>
          <p className="field-label">{texts.rooms}</p>
          {counters.map((name) => (
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
      )}
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
