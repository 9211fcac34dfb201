/** Where a combobox stands. */
interface State {
  isOpen: boolean;
  /** The option that is reached; -1 none. */
  active: number;
  count: number;
}

/** What a key asks of the list: an option to reach by its number, or to open, close or take. */
export type ComboboxMove = number | 'open' | 'close' | 'take';

/**
 * What a key means in a combobox (ARIA 1.2): arrows go round, Home and End go to the first and the
 * last once an option is reached. Undefined where the key is the text field's own.
 */
export function comboboxMove(
  key: string,
  { isOpen, active, count }: State,
): ComboboxMove | undefined {
  if (!isOpen) return key === 'ArrowDown' ? 'open' : undefined;
  if (key === 'Escape') return 'close';
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Enter' ? 'take' : undefined;
}
