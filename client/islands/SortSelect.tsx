'use client';

import { useEffect, useRef } from 'react';
import { handleNavigation, subscribeList } from '../list/list-view.tsx';

interface Props {
  /** Of the form: hidden fields outside it belong to it. */
  id: string;
  texts: { label: string; apply: string };
  action: string;
  value: string;
  options: readonly { value: string; text: string }[];
}

/** The order of a list: a select with a submit button; hydrated it submits on change. */
export function SortSelect({ id, texts, action, value, options }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const sorted = useRef(value);

  // Applies a choice made before hydration. `autoComplete="off"` keeps the browser from restoring a
  // choice on the way back, which would submit it again.
  useEffect(() => {
    handleNavigation();
    if (select.current && select.current.value !== sorted.current) {
      select.current.form?.requestSubmit();
    }
  }, []);

  // The order may have changed in place, by Back or Forward.
  useEffect(() => {
    if (select.current && sorted.current !== value) select.current.value = value;
    sorted.current = value;
  }, [value]);

  // A list that was asked for after another order, before that was there, has the order it had. A
  // page restored from the back/forward cache must not show the order that was chosen on leaving it.
  useEffect(() => {
    const undo = () => {
      if (select.current) select.current.value = value;
    };
    addEventListener('pagehide', undo);
    const unsubscribe = subscribeList(undo);
    return () => {
      removeEventListener('pagehide', undo);
      unsubscribe();
    };
  }, [value]);

  return (
    <form id={id} className="sort" action={action} method="get" autoComplete="off">
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
