import { Panel } from './Panel.tsx';

interface Props {
  label: string;
  name: string;
  /** The first one is no choice at all: its value is ''. */
  options: readonly { value: string; text: string }[];
  chosen: string;
}

/** One of a few, side by side. */
export function RadioPanel({ label, name, options, chosen }: Props) {
  const value = options.find((option) => option.value === chosen)?.text ?? '';
  return (
    <Panel label={label} value={value} isSet={chosen !== ''}>
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
