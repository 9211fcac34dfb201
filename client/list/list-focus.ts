/**
 * Notes what has the focus within the list before it is changed.
 * @returns what gives the focus, where it went with the old content, to its like in the new one: the
 * field of the same name, else the heading.
 */
export function keepFocus(): () => void {
  const { activeElement } = document;
  const list = activeElement?.closest('[data-list]');
  if (!activeElement || !list) return () => {};
  const name = activeElement.getAttribute('name');
  return () => {
    if (activeElement.isConnected) return;
    const like = name && list.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    (like || list.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  };
}
