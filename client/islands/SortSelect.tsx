'use client';

import { useEffect, useRef } from 'react';
import { takeOver } from '../list/list-view.tsx';

interface Props {
  texts: { label: string; apply: string };
  action: string;
  hidden: readonly { name: string; value: string }[];
  value: string;
  options: readonly { value: string; text: string }[];
}

/** How a list is sorted: a form with a button; hydrated, choosing is enough. */
export function SortSelect({ texts, action, hidden, value, options }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const sorted = useRef(value);

  // A choice made while this was on its way still counts. The browser is told not to restore one
  // on the way back, or the visitor would be sent on again.
  useEffect(() => {
    takeOver();
    if (select.current && select.current.value !== sorted.current) {
      select.current.form?.requestSubmit();
    }
  }, []);

  // The list may be sorted otherwise by the way back.
  useEffect(() => {
    if (select.current && sorted.current !== value) select.current.value = value;
    sorted.current = value;
  }, [value]);

  // A page that the browser kept must not say on the way back that it is sorted as the next one.
  useEffect(() => {
    const undo = () => {
      if (select.current) select.current.value = value;
    };
    addEventListener('pagehide', undo);
    return () => removeEventListener('pagehide', undo);
  }, [value]);

  return (
    <form className="sort" action={action} method="get" autoComplete="off">
      {hidden.map((field) => (
        <input key={`${field.name} ${field.value}`} type="hidden" {...field} />
      ))}
      <label className="sort-field">
        <span>{texts.label}</span>
        <select
          ref={select}
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
