import { useState } from 'react';
import type { ControlProps } from '../../views/ui/form/control-props.ts';
import { TYPED_PLACES } from '../../views/domain/forms/form-names.ts';
import { FieldFrame } from '../../views/ui/form/FieldFrame.tsx';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';
import { RegionBox } from '../filters/RegionBox.tsx';
import type { DemandControls } from './demand-controls.ts';

interface Props {
  own: ControlProps;
  demand: DemandControls;
}

/** Several places, chosen as in a list. */
export function DemandPlaces({ own, demand }: Props) {
  const { id, field } = own;
  const [chosen, setChosen] = useState(field.named ?? []);
  return (
    <FieldFrame {...own}>
      <div className="regions">
        <RegionBox
          id={id}
          name={field.name}
          texts={demand.regionTexts}
          locale={demand.locale}
          chosen={chosen}
          options={demand.places}
          onChange={setChosen}
          typed={{
            value: field.unknown ?? '',
            input: { name: TYPED_PLACES, ...(own.fault && { 'aria-invalid': true }) },
          }}
        />
        <PlainList name={field.name} {...{ chosen, demand }} />
      </div>
    </FieldFrame>
  );
}

interface PlainProps extends Pick<Props, 'demand'> {
  name: string;
  chosen: readonly ChosenRegion[];
}

/** Without script, all places with homes as checkboxes. */
function PlainList({ name, chosen, demand }: PlainProps) {
  const others = demand.places.filter(({ value }) =>
    chosen.every((region) => region.value !== value),
  );
  return (
    <noscript>
      <div className="regions-plain" role="group" aria-label={demand.regionTexts.label}>
        {others.map(({ value, text }) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} />
            {text}
          </label>
        ))}
      </div>
    </noscript>
  );
}
