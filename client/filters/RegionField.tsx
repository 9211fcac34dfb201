import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { useCombobox } from '../combobox/use-combobox.ts';
import { isFocusFree } from '../is-focus-free.ts';
import { RegionOptions } from './RegionOptions.tsx';
import { RegionStatus } from './RegionStatus.tsx';
import { isNamed, type RegionOption } from './region-option.ts';
import { useRegionOptions } from './use-region-options.ts';

/** A text that is sent with a form. */
export interface TypedPlaces {
  /** As the page shows it. */
  value: string;
  /** `aria-invalid`: it names no place. */
  input: { name: string; 'aria-invalid'?: true };
}

interface Props {
  id: string;
  texts: RegionPickerTexts;
  locale: Locale;
  listKind?: ListKind | undefined;
  chosen: readonly ChosenRegion[];
  options: readonly ChosenRegion[];
  toggle: (region: ChosenRegion) => void;
  typed?: TypedPlaces | undefined;
  /** The field that this one replaces had the focus. */
  hasFocus: boolean;
}

/** Between places that are typed one after the other. */
const SIGNS = /[,;]/;

/**
 * The region autocomplete (spec section 9): looks up typed text; Enter takes the first option, and
 * leaving the field or a comma the one that is named exactly. All wait for the response. Text that
 * names no place stays, with a message; of several places the first is looked up first.
 */
export function RegionField(props: Props) {
  const { id, texts, chosen, toggle, hasFocus, typed: sent, ...options } = props;
  const [text, setText] = useState(sent?.value ?? '');
  const input = useRef<HTMLInputElement>(null);
  const [typed, rest] = partsOf(text);
  const looked = useRegionOptions(typed, options);
  const { shown, optionsKey, isFresh, isKnown, isUnknown, again } = looked;
  const isChosen = ({ value }: RegionOption) => chosen.some((region) => region.value === value);

  /** Removes the place that was looked up; what was typed since stays. */
  const removeTyped = () => {
    setText((now) => {
      const [first, others] = partsOf(now);
      return first === typed ? others : now;
    });
  };
  const pick = (option: RegionOption | undefined) => {
    removeTyped();
    if (option) toggle(option);
  };
  /** What the visitor did before the response arrived. */
  const awaited = useRef<'enter' | 'leave'>(undefined);
  const [best] = shown;
  const isExact = isFresh && best && isNamed(best, typed);
  /** Chooses the option that the text names exactly. */
  const settle = () => {
    if (isExact && !isChosen(best)) pick(best);
    else if (isExact || typed === '') removeTyped();
  };
  const leave = () => {
    if (typed === '' || isFresh) settle();
    else awaited.current ??= 'leave';
  };
  const start = typed === '' ? -1 : 0;
  const choose = (index: number) => pick(shown[index]);
  const combobox = useCombobox({ count: shown.length, optionsKey, start, choose, left: leave });
  const { isOpen, inputProps, show, take } = combobox;
  useEffect(() => {
    const by = awaited.current ?? (SIGNS.test(text) ? 'comma' : undefined);
    if (!by || (!isFresh && typed !== '')) return;
    // What is left of the text is settled next.
    if (by !== 'leave' || rest === '') awaited.current = undefined;
    if (by === 'enter' && shown.length > 0) take(0);
    else if (by === 'comma' || document.activeElement !== input.current) settle();
  });

  useLayoutEffect(() => {
    if (hasFocus && isFocusFree(null)) input.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    // Typed before hydration.
    setText(input.current?.value ?? '');
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last) return toggle(last);
    const isEarly = event.key === 'Enter' && typed !== '' && (!isFresh || isUnknown);
    const isDropped = event.key === 'Escape' && text !== '' && !isOpen;
    if (!isEarly && !isDropped) return inputProps.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    awaited.current = isEarly ? 'enter' : undefined;
    if (isEarly && isUnknown) again();
    if (isDropped) setText('');
  };
  const onFocus = () => {
    inputProps.onFocus();
    if (isUnknown) again();
  };
  const onChange = (value: string) => {
    awaited.current = undefined;
    setText(value);
    show(true);
  };

  return (
    <div className="combo">
      <input
        {...inputProps}
        id={id}
        ref={input}
        {...sent?.input}
        className="regions-input"
        // Browsers fill a visitor's own postcode into a text field about places, but not here.
        type="search"
        enterKeyHint="done"
        spellCheck={false}
        placeholder={chosen.length > 0 ? texts.add : texts.everywhere}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
      <RegionOptions {...{ combobox, shown, isChosen }} label={texts.label} />
      <RegionStatus
        {...{ texts, isUnknown, isOpen }}
        total={isKnown && (isOpen || !isExact) ? shown.length : undefined}
      />
    </div>
  );
}

/** The first place of a text, and what is typed after it. */
function partsOf(text: string): [first: string, rest: string] {
  const [first = '', ...others] = text.split(SIGNS);
  return [first.trim(), others.join(',').trimStart()];
}
