import { fillFormDialog } from './form-dialog.ts';

/**
 * Opens the dialog named by a link's `data-dialog` instead of following the link. A click on the
 * backdrop closes it; the browser does the rest.
 */
export function openDialogs(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLDialogElement && target.matches('.dialog')) target.close();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const opener = target.closest<HTMLElement>('[data-dialog]');
    const dialog = document.getElementById(opener?.dataset['dialog'] ?? '');
    if (!opener || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    // Not every browser focuses a link on click; the dialog returns the focus to it when it closes.
    opener.focus({ preventScroll: true });
    dialog.showModal();
    void fillFormDialog(dialog);
  });
}

/** Opens the dialog that the page begins with. */
export function openedDialog(): void {
  document.querySelector<HTMLDialogElement>('dialog[data-opened]')?.showModal();
}
