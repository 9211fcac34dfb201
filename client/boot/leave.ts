/**
 * Closes menus and dialogs on `pagehide`: a page restored from the back/forward cache would show
 * them open.
 */
export function closeOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const drawer of document.querySelectorAll<HTMLDetailsElement>('.drawer')) {
      drawer.open = false;
    }
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('.dialog')) {
      dialog.close();
    }
    for (const list of document.querySelectorAll<HTMLElement>('[popover]')) list.hidePopover();
  });
}
