import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type ComboboxMove, comboboxMove } from './combobox-move.ts';
import { useDelayedBlur } from './use-delayed-blur.ts';

interface ComboboxOptions {
  /** Number of options now. */
  count: number;
  /** Identifies the set of options; when it changes the active option is reset. */
  optionsKey: unknown;
  /** Index that is active before any arrow key: the first option, or none. */
  start: 0 | -1;
  choose: (index: number) => void;
  /** Called when the field has lost the focus and its list has closed. */
  left?: () => void;
}

/**
 * A text field with a list of options, after the ARIA 1.2 combobox pattern: the focus stays in the
 * field; arrows, Home and End move through the options, Enter chooses one, Escape closes the list.
 * The list closes 200 ms after the field loses the focus (spec section 9), so that a tap on it
 * still counts.
 */
export function useCombobox({ count, optionsKey, start, choose, left }: ComboboxOptions) {
  const list = useId();
  const [isOpen, show] = useState(false);
  const [active, activate] = useActiveOption(optionsKey, start, isOpen ? count : 0);
  const optionId = (index: number) => `${list}-${index}`;
  useInView(isOpen && count > 0 ? list : undefined);
  useInView(active < 0 ? undefined : optionId(active));

  const close = () => {
    show(false);
    activate(start);
  };
  const take = (index: number) => {
    close();
    choose(index);
  };
  const make = (move: ComboboxMove) => {
    if (move === 'open') show(true);
    else if (move === 'close') close();
    else if (move === 'take') take(active);
    else activate(move);
  };
  const blurHandlers = useDelayedBlur(() => {
    close();
    left?.();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const move = isPlain(event) ? comboboxMove(event.key, { isOpen, active, count }) : undefined;
    if (move === undefined) return;
    // The same key must not also close a dialog around the field or submit a form.
    event.preventDefault();
    event.stopPropagation();
    make(move);
  };

  return {
    list,
    isOpen,
    active,
    /** Stable between renders. */
    show,
    close,
    take,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && count > 0,
      'aria-controls': list,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onClick: () => show(true),
      onKeyDown,
      ...blurHandlers,
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      'data-active': index === active || undefined,
      // Keeps the focus in the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => take(index),
    }),
  } as const;
}

/** Index of the active option among those listed now; -1 if none. */
function useActiveOption(optionsKey: unknown, start: number, count: number) {
  const [chosen, setChosen] = useState<{ optionsKey: unknown; index: number }>();
  const index = chosen && chosen.optionsKey === optionsKey ? chosen.index : start;
  const activate = (to: number) => setChosen({ optionsKey, index: to });
  return [index < count ? index : -1, activate] as const;
}

/** Scrolls an element into view when its id becomes the active one. */
function useInView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

/** Without modifier keys, and not during composition by an input method. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing);
}
