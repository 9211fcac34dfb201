import { useState } from 'react';
import type { ControlProps } from '../../views/ui/form/control-props.ts';
import { TYPED_PLACES } from '../../views/domain/forms/form-names.ts';
import { FieldFrame } from '../../views/ui/form/FieldFrame.tsx';
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
            name: TYPED_PLACES,
            value: field.unknown ?? '',
            isInvalid: own.fault !== undefined,
          }}
        />
      </div>
    </FieldFrame>
  );
}
