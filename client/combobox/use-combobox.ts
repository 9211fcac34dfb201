import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { type ComboboxMove, comboboxMove } from './combobox-move.ts';
import { useDelayedBlur } from './use-delayed-blur.ts';

interface ComboboxOptions {
  /** Options that the list has now. */
  count: number;
  /** Another value with other options: what was reached among the old ones counts no more. */
  holding: unknown;
  /** The option that Enter takes before any arrow key: the first, or none. */
  start: 0 | -1;
  choose: (index: number) => void;
  /** The visitor went elsewhere, and the list has closed after them. */
  left?: () => void;
}

/**
 * A text field with a list of options, as the ARIA 1.2 pattern has it: the focus stays in the field,
 * arrows, Home and End go through the options, Enter takes one, Escape closes. The list closes 200 ms
 * after the field is left (spec section 9), so that a touch on it still counts.
 */
export function useCombobox({ count, holding, start, choose, left }: ComboboxOptions) {
  const list = useId();
  const [isOpen, show] = useState(false);
  const [active, reach] = useReached(holding, start, isOpen ? count : 0);
  const optionId = (index: number) => `${list}-${index}`;
  useInView(isOpen && count > 0 ? list : undefined);
  useInView(active < 0 ? undefined : optionId(active));

  const close = () => {
    show(false);
    reach(start);
  };
  const take = (index: number) => {
    close();
    choose(index);
  };
  const make = (move: ComboboxMove) => {
    if (move === 'open') show(true);
    else if (move === 'close') close();
    else if (move === 'take') take(active);
    else reach(move);
  };
  const leaving = useDelayedBlur(() => {
    close();
    left?.();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const move = isPlain(event) ? comboboxMove(event.key, { isOpen, active, count }) : undefined;
    if (move === undefined) return;
    // A dialog or panel around it must not close, nor a form be sent, by the same key.
    event.preventDefault();
    event.stopPropagation();
    make(move);
  };

  return {
    list,
    isOpen,
    active,
    /** The same function at each render. */
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
      ...leaving,
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      'data-active': index === active || undefined,
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => take(index),
    }),
  } as const;
}

/** The option that is reached among those that the list holds now; -1 where there is none. */
function useReached(holding: unknown, start: number, count: number) {
  const [reached, setReached] = useState<{ holding: unknown; index: number }>();
  const index = reached && reached.holding === holding ? reached.index : start;
  const reach = (to: number) => setReached({ holding, index: to });
  return [index < count ? index : -1, reach] as const;
}

/** Scrolls an element into view as it comes to be the one that is meant. */
function useInView(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

/** With no other key held, and not within a character that is being composed. */
function isPlain({ altKey, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing);
}
