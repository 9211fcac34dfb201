/**
 * Whether a modifier key is pressed, which gives a click or another key a meaning in the browser.
 */
export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
