/**
 * Leads to what must be mended after a failed send: a list of which nothing was chosen is opened
 * where it comes first (spec section 5); else the summary has the focus. The summary is an alert:
 * screen readers say it either way.
 */
export function showFaults(summary: HTMLElement | null): void {
  const first = summary?.closest('form')?.querySelector('[aria-invalid]');
  if (first instanceof HTMLSelectElement && first.value === '') openList(first);
  else summary?.focus();
}

function openList(list: HTMLSelectElement): void {
  list.focus();
  // Browsers open it only while they know that a visitor has just done something; some cannot.
  if ('showPicker' in list && navigator.userActivation?.isActive) list.showPicker();
}
