/**
 * Whether a modifier key is pressed, which gives a click or another key a meaning in the browser.
 */
export function isModified({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
