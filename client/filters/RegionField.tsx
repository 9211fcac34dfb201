import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { fillText } from '../fill-text.ts';
import { useWhenReady } from '../combobox/use-when-ready.ts';
import { useCombobox } from '../combobox/use-combobox.ts';
import { RegionOptions } from './RegionOptions.tsx';
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

/** The region autocomplete (spec section 9): looks up typed text; Enter takes the first option. */
export function RegionField({ id, texts, chosen, toggle, hasFocus, ...asked }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const { shown, optionsKey, isFresh, isKnown } = useRegionOptions(typed, asked);
  const isChosen = ({ value }: RegionOption) => chosen.some((region) => region.value === value);

  const pick = (option: RegionOption | undefined) => {
    setText('');
    if (option) toggle(option);
  };
  /** Chooses the option that the text names exactly; any other text is cleared. */
  const leave = () => {
    const [first] = shown;
    pick(isFresh && first && isNamed(first, typed) && !isChosen(first) ? first : undefined);
  };
  const start = typed === '' ? -1 : 0;
  const choose = (index: number) => pick(shown[index]);
  const combobox = useCombobox({ count: shown.length, optionsKey, start, choose, left: leave });
  const { isOpen, inputProps, show, take } = combobox;
  /** Handles Enter pressed before the response arrived. */
  const takeWhenReady = useWhenReady(isFresh, () => shown.length > 0 && take(0));

  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last) return toggle(last);
    const isEarly = event.key === 'Enter' && typed !== '' && !isFresh;
    const isDropped = event.key === 'Escape' && text !== '' && !isOpen;
    if (!isEarly && !isDropped) return inputProps.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
    takeWhenReady(isEarly);
    if (isDropped) setText('');
  };
  const onChange = (value: string) => {
    takeWhenReady(false);
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
        onKeyDown={onKeyDown}
      />
      <RegionOptions {...{ combobox, shown, isChosen }} label={texts.label} />
      <RegionStatus texts={texts} total={isOpen && isKnown ? shown.length : undefined} />
    </div>
  );
}

/** Announces the number of options; visible where there are none. */
function RegionStatus({ texts, total }: { texts: RegionPickerTexts; total: number | undefined }) {
  return (
    <p className={total === 0 ? 'combo-popup combo-none' : 'unseen'} role="status">
      {total === 0 && texts.none}
      {total !== undefined && total > 0 && fillText(texts.found, { total })}
    </p>
  );
}
