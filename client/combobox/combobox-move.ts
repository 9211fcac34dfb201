/** State of a combobox. */
interface State {
  isOpen: boolean;
  /** Index of the active option; -1 if none. */
  active: number;
  count: number;
}

/**
 * Effect of a key: the index of the option to activate, or to open, close or choose the active one.
 */
export type ComboboxMove = number | 'open' | 'close' | 'take';

/**
 * Keys of a combobox (ARIA 1.2): arrows wrap around; Home and End go to the first and last option
 * once one is active. Undefined for keys that belong to the text field.
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
