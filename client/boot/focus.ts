/**
 * A panel with `data-focus` opens with the focus in its field. The field says so no earlier than
 * that: browsers give the focus to `autofocus` when the page comes, also where nothing is to be seen,
 * and complain where a URL's fragment leads to a part of the page.
 */
export function focusInPanels(): void {
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('[data-focus]')) return;
      target.querySelector('input')?.setAttribute('autofocus', '');
    },
    { capture: true },
  );
}
