/**
 * Shows what must be corrected after a failed submission: if the first fault is a select without a
 * choice, its list is opened (spec section 5); otherwise the summary gets the focus. The summary is
 * an alert, so screen readers announce it in both cases.
 */
export function showFaults(summary: HTMLElement | null): void {
  const first = summary?.closest('form')?.querySelector('[aria-invalid]');
  if (first instanceof HTMLSelectElement && first.value === '') openList(first);
  else summary?.focus();
}

function openList(list: HTMLSelectElement): void {
  list.focus();
  // Browsers open it only after a user gesture (transient activation); some cannot open it at all.
  if ('showPicker' in list && navigator.userActivation?.isActive) list.showPicker();
}
