/**
 * Remembers what was typed in the text areas of an island before it is hydrated: React restores the
 * text of the HTML if there is one.
 * @returns a function that restores the typed text once the island is hydrated.
 */
export function rememberTyped(island: Element): () => void {
  const typed = [...island.querySelectorAll('textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((area) => {
      const { value, selectionStart, selectionEnd, selectionDirection } = area;
      return {
        area,
        value,
        selection: [selectionStart, selectionEnd, selectionDirection] as const,
      };
    });
  return () => {
    for (const { area, value, selection } of typed) {
      area.value = value;
      if (area === document.activeElement) area.setSelectionRange(...selection);
    }
  };
}
