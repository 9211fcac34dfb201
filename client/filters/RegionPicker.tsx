import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { fillText } from '../fill-text.ts';
import { RegionField } from './RegionField.tsx';

interface Props {
  texts: RegionPickerTexts;
  locale: Locale;
  listKind: ListKind;
  chosen: readonly ChosenRegion[];
  /** Places with homes in this list, sorted by name. */
  options: readonly ChosenRegion[];
  onChange: (chosen: ChosenRegion[]) => void;
}

/**
 * Chooses several places. Each chosen one is a checkbox, so that it is submitted and can be removed
 * without script; one more is added from a select, which becomes a combobox once hydrated.
 */
export function RegionPicker({ texts, locale, listKind, chosen, options, onChange }: Props) {
  const id = useId();
  const [stage, setStage] = useState<'plain' | 'live' | 'focused'>('plain');
  const [said, setSaid] = useState('');

  const toggle = (region: ChosenRegion) => {
    const others = chosen.filter(({ value }) => value !== region.value);
    const isRemoved = others.length < chosen.length;
    setSaid(fillText(isRemoved ? texts.removed : texts.added, { place: region.text }));
    onChange(isRemoved ? others : [...chosen, region]);
  };

  /** Applies a choice that was made before hydration. */
  const begin = (select: HTMLSelectElement) => {
    const early = options.find(({ value }) => value === select.value);
    if (early) toggle(early);
    setStage(document.activeElement === select ? 'focused' : 'live');
  };

  return (
    <div className="field regions">
      <label htmlFor={id}>{texts.label}</label>
      <div className="regions-box">
        {chosen.map((region) => (
          <Chosen
            key={region.value}
            region={region}
            onRemove={() => {
              toggle(region);
              document.getElementById(id)?.focus();
            }}
          />
        ))}
        {stage === 'plain' ? (
          <PlainField
            id={id}
            first={chosen.length > 0 ? texts.add : texts.everywhere}
            options={options}
            onReady={begin}
          />
        ) : (
          <RegionField
            {...{ id, texts, locale, listKind, chosen, options, toggle }}
            hasFocus={stage === 'focused'}
          />
        )}
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
    </div>
  );
}

function Chosen({ region, onRemove }: { region: ChosenRegion; onRemove: () => void }): ReactNode {
  return (
    <label className="regions-chosen">
      <input type="checkbox" name="region" value={region.value} checked onChange={onRemove} />
      <span>{region.text}</span>
      <Icon name="close" />
    </label>
  );
}

interface PlainProps {
  id: string;
  first: string;
  options: readonly ChosenRegion[];
  /** Called after hydration. */
  onReady: (select: HTMLSelectElement) => void;
}

function PlainField({ id, first, options, onReady }: PlainProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) onReady(select.current);
  }, [onReady]);
  return (
    <select id={id} ref={select} className="select" name="region" autoComplete="off">
      <option value="">{first}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
