'use client';

interface Props {
  texts: { label: string; apply: string };
  action: string;
  hidden: readonly { name: string; value: string }[];
  value: string;
  options: readonly { value: string; text: string }[];
}

/** How a list is sorted: a form with a button; hydrated, choosing is enough. */
export function SortSelect({ texts, action, hidden, value, options }: Props) {
  return (
    <form className="sort" action={action} method="get">
      {hidden.map((field) => (
        <input key={`${field.name} ${field.value}`} type="hidden" {...field} />
      ))}
      <label className="sort-field">
        <span>{texts.label}</span>
        <select
          className="select"
          name="order"
          defaultValue={value}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </label>
      <button className="button button-line only-plain" type="submit">
        {texts.apply}
      </button>
    </form>
  );
}
