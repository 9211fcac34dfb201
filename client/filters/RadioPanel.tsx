import { Panel } from './Panel.tsx';
import { type RadioOption, Radios } from './Radios.tsx';

interface Props {
  colon: string;
  label: string;
  name: string;
  /** The first one is no choice at all: its value is ''. */
  options: readonly RadioOption[];
  chosen: string;
}

/** One of a few, side by side. */
export function RadioPanel({ label, name, options, chosen, colon }: Props) {
  const [none, ...others] = options;
  const texts = others.filter(({ value }) => value === chosen).map(({ text }) => text);
  return (
    <Panel {...{ label, colon }} none={none?.text ?? ''} chosen={texts}>
      <Radios {...{ name, options, chosen }} />
    </Panel>
  );
}
