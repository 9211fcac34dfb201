/**
 * Opens the print dialog when a link to a sheet is clicked; without script the link only shows the
 * sheet.
 */
export function printSheets(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) setTimeout(print);
  });
}
