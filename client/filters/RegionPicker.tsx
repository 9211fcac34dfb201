import { useId } from 'react';
import { RegionBox, type RegionBoxProps } from './RegionBox.tsx';

type Props = Omit<RegionBoxProps, 'id' | 'name'>;

/** The places of a list. */
export function RegionPicker(props: Props) {
  const id = useId();
  return (
    <div className="field regions">
      <label htmlFor={id}>{props.texts.label}</label>
      <RegionBox {...props} id={id} name="region" />
    </div>
  );
}
