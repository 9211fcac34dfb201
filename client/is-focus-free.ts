/**
 * Whether code may move the focus after something that takes a while (a response, a render, a
 * zoom): the focus is still where it was, or nowhere, because what had it is gone. A visitor who
 * has moved on meanwhile keeps the focus.
 * @param from what had the focus, or contained it.
 */
export function isFocusFree(from: Element | null): boolean {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body;
  return isNowhere || (from?.contains(activeElement) ?? false);
}
