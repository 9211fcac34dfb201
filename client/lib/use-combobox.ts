import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** Milliseconds between leaving the field and the list's closing (spec section 9). */
const CLOSING = 200;

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
 * after the field is left, so that a touch on it still counts.
 */
export function useCombobox({ count, holding, start, choose, left }: ComboboxOptions) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState<{ holding: unknown; index: number }>();
  const index = reached && reached.holding === holding ? reached.index : start;
  const active = isOpen && index < count ? index : -1;
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const optionId = (at: number) => `${list}-${at}`;

  /** The last one: more may be known by the time that the list closes. */
  const leave = useRef(left);

  useEffect(() => {
    leave.current = left;
  });
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  const reach = (at: number) => setReached({ holding, index: at });
  const close = () => {
    setOpen(false);
    reach(start);
  };
  const take = (at: number) => {
    close();
    choose(at);
  };
  /** What a key does; undefined where the field itself should have it. */
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown')
      return isOpen ? () => reach((active + 1) % count) : () => setOpen(true);
    if (!isOpen) return undefined;
    if (key === 'ArrowUp') return () => reach(active > 0 ? active - 1 : count - 1);
    if (key === 'Escape') return close;
    if (active < 0) return undefined;
    if (key === 'Home') return () => reach(0);
    if (key === 'End') return () => reach(count - 1);
    return key === 'Enter' ? () => take(active) : undefined;
  };

  return {
    isOpen,
    active,
    /** The same function at each render. */
    show: setOpen,
    close,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && count > 0,
      'aria-controls': list,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onClick: () => setOpen(true),
      onFocus: () => clearTimeout(closing.current),
      onBlur: () => {
        closing.current = setTimeout(() => {
          close();
          leave.current?.();
        }, CLOSING);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
        if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return;
        const action = actionOf(event.key);
        if (!action) return;
        // A dialog or panel around it must not close, nor a form be sent, by the same key.
        event.preventDefault();
        event.stopPropagation();
        action();
      },
    },
    list,
    optionProps: (at: number) => ({
      id: optionId(at),
      'data-active': at === active || undefined,
      // The focus stays in the field.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => take(at),
    }),
    take,
  } as const;
}
