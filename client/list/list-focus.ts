import { isFocusFree } from '../is-focus-free.ts';

/**
 * Remembers the focused element of the list before its content is replaced.
 * @returns a function that, if that element was removed and nothing else has the focus, focuses the
 * field of the same name, else the heading.
 */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  const list = activeElement?.closest('[data-list]');
  if (!activeElement || !list) return () => {};
  const name = activeElement.getAttribute('name');
  // Hidden fields, which pass on parameters, may have the same name.
  const isField = ':not([type=hidden])';
  return () => {
    if (activeElement.isConnected || !isFocusFree(null)) return;
    const like = name && list.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]${isField}`);
    (like || list.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  };
}
