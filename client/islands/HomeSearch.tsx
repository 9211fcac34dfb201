'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import { SearchField, type SearchFieldProps } from '../filters/SearchField.tsx';

interface Props extends Required<Pick<SearchFieldProps, 'locale' | 'placeholder'>> {
  texts: SearchFieldProps['texts'] & { label: string; goal: string; submit: string };
  goals: readonly { value: string; text: string; href: string }[];
}

/**
 * The search bar. Without script it submits goal and text to the first goal's list, whose server
 * redirects to the right list and the place that was typed. Hydrated it submits to the chosen
 * goal's list.
 */
export function HomeSearch({ texts, goals, locale, placeholder }: Props) {
  const form = useRef<HTMLFormElement>(null);
  /** Undefined until hydrated: the server does not know which goal will be chosen. */
  const [goal, setGoal] = useState<string>();
  /** The same value without waiting for a render: deferred clicks come right after hydration. */
  const chosen = useRef<string>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    chosen.current = element.querySelector<HTMLInputElement>('[name="goal"]:checked')?.value;
    setGoal(chosen.current);
    element.addEventListener('formdata', leaveOutGoal);
    return () => element.removeEventListener('formdata', leaveOutGoal);
  }, []);

  const action = goals.find(({ value }) => value === goal)?.href ?? goals[0]?.href;

  /** Choosing the goal that is already chosen opens its list (spec section 2). */
  const choose = ({ value, href }: Props['goals'][number]) => {
    if (value === chosen.current) location.assign(href);
    chosen.current = value;
    setGoal(value);
  };

  /** Without text, opens the list's URL without a query string. */
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const text = event.currentTarget.querySelector<HTMLInputElement>('[name="q"]')?.value.trim();
    if (text || action === undefined) return;
    event.preventDefault();
    location.assign(action);
  };

  return (
    <form
      ref={form}
      className="search"
      action={action}
      method="get"
      role="search"
      aria-label={texts.label}
      onSubmit={submit}
    >
      <fieldset className="search-goals">
        <legend className="unseen">{texts.goal}</legend>
        {goals.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              name="goal"
              value={option.value}
              defaultChecked={index === 0}
              onClick={() => choose(option)}
            />
            {option.text}
          </label>
        ))}
      </fieldset>
      <div className="search-row">
        <SearchField {...{ texts, locale, placeholder, goal }} />
        <button className="button" type="submit">
          <Icon name="search" />
          {texts.submit}
        </button>
      </div>
    </form>
  );
}

/** The list's URL implies the goal. */
function leaveOutGoal({ formData }: FormDataEvent): void {
  formData.delete('goal');
}
