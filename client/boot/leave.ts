/**
 * Closes menus and dialogs when the visitor leaves: a browser that kept the page would show them open again
 * on the way back.
 */
export function closeOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const drawer of document.querySelectorAll<HTMLDetailsElement>('.drawer')) {
      drawer.open = false;
    }
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('.dialog[open]')) {
      dialog.close();
    }
    for (const list of document.querySelectorAll<HTMLElement>('[popover]')) list.hidePopover();
  });
}
