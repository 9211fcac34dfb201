/** A select until the filters are hydrated. */
const FIELD = '#filters .regions :is(select, [role=combobox])';

/** Moves the focus to the field of the list's places, on a phone in the sheet of the filters. */
export function showPlaces(): void {
  const field = document.querySelector<HTMLElement>(FIELD);
  if (!field?.checkVisibility()) document.getElementById('filters')?.showPopover();
  field?.focus();
}
