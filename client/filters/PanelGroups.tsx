import { AmountField } from './AmountField.tsx';
import { Counter } from './Counter.tsx';
import type { FilterTexts } from './filter-texts.ts';
import type { PanelEntry } from './panel-entries.ts';

interface Props<Kind extends PanelEntry['control']['kind']> {
  entries: readonly PanelEntry<Kind>[];
}

/** The filters by an amount. */
export function Amounts({ entries }: Props<'amount'>) {
  return (
    <div className="amount-fields">
      {entries.map(({ parameter, label, value, control }) => (
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
  );
}

/** The filters by a date. */
export function Days({ entries }: Props<'day'>) {
  return entries.map(({ parameter, label, value }) => (
    <label key={parameter} className="field">
      <span className="field-label">{label}</span>
      <input className="input numerals" type="date" name={parameter} defaultValue={value ?? ''} />
    </label>
  ));
}

/** The filters by a minimum number. */
export function Counters({ texts, entries }: Props<'counter'> & { texts: FilterTexts }) {
  return (
    <div className="filter-group" role="group" aria-label={texts.rooms}>
      <p className="field-label">{texts.rooms}</p>
      {entries.some(({ dropsProjects }) => dropsProjects) && (
        <p className="filter-note quiet">{texts.leavesProjects}</p>
      )}
      {entries.map(({ parameter, label, value, control }) => (
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
  );
}

/** The filters that are on or off. */
export function Switches({ texts, entries }: Props<'switch'> & { texts: FilterTexts }) {
  return (
    <div className="filter-group" role="group" aria-label={texts.features}>
      <p className="field-label">{texts.features}</p>
      {entries.map(({ parameter, label, value, dropsProjects }) => (
        <label key={parameter} className="switch">
          <span>
            {label}
            {dropsProjects && <span className="filter-note quiet">{texts.notOfProjects}</span>}
          </span>
          <input type="checkbox" name={parameter} value="1" defaultChecked={value !== undefined} />
        </label>
      ))}
    </div>
  );
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
