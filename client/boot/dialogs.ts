import { fillFormDialog } from './form-dialog.ts';
import { isModified } from './is-modified.ts';

/**
 * Opens the dialog named by a link's `data-dialog` instead of following the link. A click on the
 * backdrop closes it; the browser does the rest.
 */
export function openDialogs(): void {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => (pressed = target));
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // A press that begins within the dialog and ends outside of it has the dialog as its target,
    // too.
    if (target === pressed && target.matches('.dialog')) (target as HTMLDialogElement).close();
    if (isModified(event)) return;
    const opener = target.closest<HTMLElement>('[data-dialog]');
    const dialog = document.getElementById(
      opener?.dataset['dialog'] ?? '',
    ) as HTMLDialogElement | null;
    if (!opener || !dialog) return;
    event.preventDefault();
    // Not every browser focuses a link on click; the dialog returns the focus to it when it closes.
    opener.focus({ preventScroll: true });
    dialog.showModal();
    void fillFormDialog(dialog);
  });
}

/** Opens the dialog that is open from the start of the page. */
export function openedDialog(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-opened]')?.showModal();
}
