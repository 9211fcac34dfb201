import { Panel } from './Panel.tsx';
import { type RadioOption, Radios } from './Radios.tsx';

interface Props {
  colon: string;
  label: string;
  name: string;
  /** The first option is "any"; its value is ''. */
  options: readonly RadioOption[];
  chosen: string;
}

/** A group of radios in a panel. */
export function RadioPanel({ label, name, options, chosen, colon }: Props) {
  const [none, ...others] = options;
  const texts = others.filter(({ value }) => value === chosen).map(({ text }) => text);
  return (
    <Panel {...{ label, colon }} none={none?.text ?? ''} chosen={texts}>
      <Radios {...{ name, options, chosen }} />
    </Panel>
  );
}
