import { Panel } from './Panel.tsx';

interface Props {
  colon: string;
  label: string;
  name: string;
  /** The first one is no choice at all: its value is ''. */
  options: readonly { value: string; text: string }[];
  chosen: string;
}

/** One of a few, side by side. */
export function RadioPanel({ label, name, options, chosen, colon }: Props) {
  const [none, ...others] = options;
  const texts = others.filter(({ value }) => value === chosen).map(({ text }) => text);
  return (
    <Panel {...{ label, colon }} none={none?.text ?? ''} chosen={texts}>
      <div className="filter-radios">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
            />
            {option.text}
          </label>
        ))}
      </div>
    </Panel>
  );
}
