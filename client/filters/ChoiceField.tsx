import { useId } from 'react';
import type { PanelEntry } from './panel-entries.ts';
import { Radios } from './Radios.tsx';

interface Props {
  entry: PanelEntry<'choice'>;
  /** Shown while nothing is chosen. */
  any: string;
}

/** A row of radio buttons for a few values, with a help text. */
export function ChoiceField({ entry, any }: Props) {
  const { parameter, label, help, value = '', control } = entry;
  const id = useId();
  const options = control.choices.map((text) => ({ value: text, text }));
  return (
    <div className="filter-choice" role="group" aria-label={label} aria-describedby={id}>
      <p className="field-label">{label}</p>
      <p id={id} className="quiet">
        {help}
      </p>
      <Radios name={parameter} options={[{ value: '', text: any }, ...options]} chosen={value} />
    </div>
  );
}
