import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../views/domain/locale.ts';
import type { SearchAnswer } from '../../views/ui/search/search-answer.ts';
import type { SearchFieldTexts } from '../../views/ui/search/search-texts.ts';
import { fillText } from '../fill-text.ts';
import { useDebouncedJson } from '../combobox/use-debounced-json.ts';
import { useCombobox } from '../combobox/use-combobox.ts';
import { optionCount, SearchFound } from './SearchFound.tsx';

export interface SearchFieldProps {
  texts: SearchFieldTexts;
  locale: Locale;
  /** The text of the current search. */
  initial?: string;
  placeholder?: string;
  /** The chosen tab, as the `goal` parameter has it. */
  goal?: string | undefined;
}

const NOTHING: SearchAnswer = { places: [], homes: [] };

/**
 * The field of a search form (spec sections 2 and 9). Typed text is looked up; each matching place
 * and home is a link. Enter without an active option submits the form, which is all that works
 * without script.
 */
export function SearchField(props: SearchFieldProps) {
  const { texts, locale, initial = '', placeholder, goal } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const typed = text.trim();
  const { value, isFresh } = useDebouncedJson<SearchAnswer>(
    typed === '' ? undefined : urlOf(typed, locale, goal),
  );
  const found = typed === '' ? NOTHING : (value ?? NOTHING);
  const count = optionCount(found);
  const combobox = useCombobox({
    count,
    optionsKey: value,
    start: -1,
    // Clicked rather than assigned, so that the browser handles it as any link.
    choose: (index) => document.getElementById(combobox.optionProps(index).id)?.click(),
  });
  const { isOpen, inputProps, show } = combobox;
  const status = isOpen && isFresh && value ? statusOf(texts, count) : '';
  const isNone = status !== '' && count === 0;

  // Looks up text that was typed before hydration.
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early === input.current?.defaultValue) return;
    setText(early);
    show(document.activeElement === input.current);
  }, [show]);

  return (
    <div className="field">
      <label htmlFor={id}>{texts.field}</label>
      <div className="combo">
        <input
          {...inputProps}
          id={id}
          ref={input}
          className="input"
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={240}
          placeholder={placeholder}
          defaultValue={initial}
          onInput={(event) => {
            setText(event.currentTarget.value);
            show(true);
          }}
        />
        <SearchFound {...{ combobox, found }} label={texts.field} />
        <p className={isNone ? 'combo-popup combo-none' : 'unseen'} role="status">
          {status}
        </p>
      </div>
    </div>
  );
}

function urlOf(text: string, locale: Locale, goal = ''): string {
  return `/api/suggest?${new URLSearchParams({ q: text, lang: locale, goal }).toString()}`;
}

function statusOf({ found, none }: SearchFieldTexts, total: number): string {
  return total === 0 ? none : fillText(found, { total });
}
