/** Whether a key is held that gives a click or another key a meaning of the browser's. */
export function isModified({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
