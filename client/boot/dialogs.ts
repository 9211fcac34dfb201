/**
 * Opens the dialog that a link names in `data-dialog`, instead of going where the link leads without
 * script; a click beside an open one closes it. The rest is the browser's own.
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
    // Not every browser gives a link the focus by a click; the dialog gives it back to this.
    opener.focus({ preventScroll: true });
    dialog.showModal();
  });
}
