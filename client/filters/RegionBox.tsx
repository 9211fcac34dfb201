import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { fillText } from '../fill-text.ts';
import { RegionField, type TypedPlaces } from './RegionField.tsx';

export interface RegionBoxProps {
  /** Id of the field to which one more place is added. */
  id: string;
  /** Name under which each chosen place is sent. */
  name: string;
  texts: RegionPickerTexts;
  locale: Locale;
  /** Whose items are counted beside each place; absent: nothing is counted. */
  listKind?: ListKind;
  chosen: readonly ChosenRegion[];
  /** Places that are offered before anything is typed, sorted by name. */
  options: readonly ChosenRegion[];
  onChange: (chosen: ChosenRegion[]) => void;
  /** In a form: the text with which one more place is typed, also without script. */
  typed?: TypedPlaces;
}

/**
 * Chooses several places. Each chosen one is a checkbox, so that it is submitted and can be removed
 * without script; one more is added from a select, which becomes a combobox once hydrated.
 */
export function RegionBox(props: RegionBoxProps) {
  const { id, name, texts, chosen, options, onChange, typed } = props;
  const [stage, setStage] = useState<'plain' | 'live' | 'focused'>('plain');
  const [announcement, setAnnouncement] = useState('');

  const toggle = (region: ChosenRegion) => {
    const others = chosen.filter(({ value }) => value !== region.value);
    const isRemoved = others.length < chosen.length;
    setAnnouncement(fillText(isRemoved ? texts.removed : texts.added, { place: region.text }));
    onChange(isRemoved ? others : [...chosen, region]);
  };

  /** Applies a choice that was made before hydration. */
  const begin = (select: HTMLSelectElement) => {
    const early = options.find(({ value }) => value === select.value);
    if (early) toggle(early);
    setStage(document.activeElement === select ? 'focused' : 'live');
  };

  return (
    <>
      <div className="regions-box">
        {chosen.map((region) => (
          <Chosen
            key={region.value}
            name={region.parameter === 'street' ? region.parameter : name}
            region={region}
            onRemove={() => {
              toggle(region);
              document.getElementById(id)?.focus();
            }}
          />
        ))}
        {stage === 'plain' && !typed ? (
          <PlainField
            {...{ id, name, options }}
            first={chosen.length > 0 ? texts.add : texts.everywhere}
            onReady={begin}
          />
        ) : (
          <RegionField {...props} toggle={toggle} hasFocus={stage === 'focused'} />
        )}
      </div>
      <p className="unseen" role="status">
        {announcement}
      </p>
    </>
  );
}

interface ChosenProps {
  name: string;
  region: ChosenRegion;
  onRemove: () => void;
}

function Chosen({ name, region, onRemove }: ChosenProps): ReactNode {
  return (
    <label className="regions-chosen">
      <input type="checkbox" name={name} value={region.value} checked onChange={onRemove} />
      <span>{region.text}</span>
      <Icon name="close" />
    </label>
  );
}

interface PlainProps extends Pick<RegionBoxProps, 'id' | 'name' | 'options'> {
  first: string;
  /** Called after hydration. */
  onReady: (select: HTMLSelectElement) => void;
}

function PlainField({ id, name, first, options, onReady }: PlainProps) {
  const select = useRef<HTMLSelectElement>(null);
  // In a layout effect: no key press comes between this look at the focus and the combobox.
  useLayoutEffect(() => {
    if (select.current) onReady(select.current);
  }, [onReady]);
  return (
    <select id={id} ref={select} className="select" name={name} autoComplete="off">
      <option value="">{first}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
