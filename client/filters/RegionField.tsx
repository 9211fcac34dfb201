import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { foldedText } from '../../views/domain/folded-text.ts';
import type { Listing } from '../../views/domain/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { PlaceAnswer } from '../../views/domain/place-answer.ts';
import { placeText } from '../../views/domain/place-text.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/region-choice.ts';
import { fillText } from '../lib/fill-text.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { useCombobox } from '../lib/use-combobox.ts';
import { RegionOptions } from './RegionOptions.tsx';

interface Props {
  id: string;
  texts: RegionPickerTexts;
  locale: Locale;
  listing: Listing;
  chosen: readonly ChosenRegion[];
  options: readonly ChosenRegion[];
  toggle: (region: ChosenRegion) => void;
  /** The visitor was in the field that it takes the place of. */
  hasFocus: boolean;
}

/** What the list offers for a place that was typed. */
export interface RegionOption extends ChosenRegion {
  within?: string;
  count?: number;
}

/** The region autocomplete (spec section 9): what is typed is looked up, Enter takes the first. */
export function RegionField(props: Props) {
  const { id, texts, locale, listing, chosen, options, toggle, hasFocus } = props;
  const [text, setText] = useState('');
  /** Enter was pressed before the answer was there. */
  const isAwaited = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const { value, isFresh } = useAnswer<{ places: PlaceAnswer[] }>(
    typed === '' ? undefined : addressOf(typed, locale, listing),
  );
  const shown: readonly RegionOption[] =
    typed === '' ? options : (value?.places ?? []).map(optionOf);

  const pick = (option: RegionOption | undefined) => {
    setText('');
    if (option) toggle(option);
  };
  const combobox = useCombobox({
    count: shown.length,
    holding: typed === '' ? options : value,
    start: typed === '' ? -1 : 0,
    choose: (index) => pick(shown[index]),
    // A text that chose nothing must not stand there as if it had.
    left: () =>
      pick(isFresh && !isChosen(shown[0]) && isNamed(shown[0], typed) ? shown[0] : undefined),
  });
  const { isOpen, inputProps, show, take } = combobox;

  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    if (!isAwaited.current || !isFresh) return;
    isAwaited.current = false;
    if (shown.length > 0) take(0);
  });

  function isChosen(option: RegionOption | undefined): boolean {
    return chosen.some((region) => region.value === option?.value);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last) toggle(last);
    if (event.key === 'Escape' && !isOpen) setText('');
    if (event.key !== 'Enter' || typed === '' || isFresh) return inputProps.onKeyDown(event);
    event.preventDefault();
    isAwaited.current = true;
  };
  const status = isFresh && value ? statusOf(texts, shown.length) : '';

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
        onChange={(event) => {
          setText(event.currentTarget.value);
          isAwaited.current = false;
          show(true);
        }}
        onKeyDown={onKeyDown}
      />
      <RegionOptions {...{ combobox, shown, isChosen }} label={texts.label} />
      <p
        className={isOpen && status === texts.none ? 'combo-popup combo-none' : 'unseen'}
        role="status"
      >
        {isOpen ? status : ''}
      </p>
    </div>
  );
}

function addressOf(text: string, locale: Locale, listing: Listing): string {
  return `/api/places?${new URLSearchParams({ q: text, lang: locale, listing }).toString()}`;
}

function optionOf({ region, name, zip, within, count }: PlaceAnswer): RegionOption {
  const option = { value: region, text: placeText(name, zip), count };
  return within === undefined ? option : { ...option, within };
}

/** Whether someone typed exactly this place: its name, its postcode, or both. */
function isNamed(option: RegionOption | undefined, typed: string): boolean {
  if (!option) return false;
  const all = foldedText(option.text);
  const name = all.slice(0, all.lastIndexOf(' '));
  return [all, name].includes(foldedText(typed));
}

function statusOf(texts: RegionPickerTexts, total: number): string {
  return total === 0 ? texts.none : fillText(texts.found, { total });
}
