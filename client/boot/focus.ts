/**
 * Focuses the field of a panel with `data-focus` when the panel opens. `autofocus` is set only
 * then: browsers also act on it at page load, even in a closed panel, and warn when the URL has a
 * fragment.
 */
export function focusInPanels(): void {
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[data-focus]')) return;
      target.querySelector('input')?.setAttribute('autofocus', '');
    },
    true,
  );
}
