/** A link to a sheet opens it and hands it to the printer; without script it only opens it. */
export function printSheets(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) setTimeout(print);
  });
}
