export interface RadioOption {
  value: string;
  text: string;
}

interface Props {
  name: string;
  /** The first option is "any"; its value is ''. */
  options: readonly RadioOption[];
  chosen: string;
}

/** Radios in one row; from six on in rows of four. */
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
