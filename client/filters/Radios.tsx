export interface RadioOption {
  value: string;
  text: string;
}

interface Props {
  name: string;
  /** The first one is no choice at all: its value is ''. */
  options: readonly RadioOption[];
  chosen: string;
}

/** One of a few, side by side; from more than five in rows of four. */
export function Radios({ name, options, chosen }: Props) {
  return (
    <div className={options.length > 5 ? 'filter-radios has-rows' : 'filter-radios'}>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {text}
        </label>
      ))}
    </div>
  );
}
