import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { useCombobox } from '../combobox/use-combobox.ts';
import { RegionOptions } from './RegionOptions.tsx';
import { RegionStatus } from './RegionStatus.tsx';
import { isNamed, type RegionOption } from './region-option.ts';
import { useRegionOptions } from './use-region-options.ts';

interface Props {
  id: string;
  texts: RegionPickerTexts;
  locale: Locale;
  listKind?: ListKind | undefined;
  chosen: readonly ChosenRegion[];
  options: readonly ChosenRegion[];
  toggle: (region: ChosenRegion) => void;
  /** The select that this field replaces had the focus. */
  hasFocus: boolean;
}

/**
 * The region autocomplete (spec section 9): looks up typed text; Enter takes the first option, and
 * leaving the field the one that is named exactly. Both wait for the response.
 */
export function RegionField({ id, texts, chosen, toggle, hasFocus, ...options }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const looked = useRegionOptions(typed, options);
  const { shown, optionsKey, isFresh, isKnown, isUnknown, again } = looked;
  const isChosen = ({ value }: RegionOption) => chosen.some((region) => region.value === value);

  const pick = (option: RegionOption | undefined) => {
    setText('');
    if (option) toggle(option);
  };
  /** What the visitor did before the response arrived. */
  const awaited = useRef<'enter' | 'leave'>(undefined);
  /** Chooses the option that the text names exactly; text that names no place is cleared. */
  const settle = () => {
    const [first] = shown;
    if (isUnknown) return;
    pick(isFresh && first && isNamed(first, typed) && !isChosen(first) ? first : undefined);
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
    const by = awaited.current;
    if (!by || !isFresh) return;
    awaited.current = undefined;
    if (by === 'enter' && shown.length > 0) take(0);
    else if (document.activeElement !== input.current) settle();
  });

  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

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
        className="regions-input"
        type="text"
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
        {...{ texts, isUnknown }}
        total={isOpen && isKnown ? shown.length : undefined}
      />
    </div>
  );
}
