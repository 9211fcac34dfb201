import { useEffect } from 'react';

/**
 * Shows the whole of a text area that is reached by Tab: browsers scroll to its first line alone.
 * A pointer is already where it shall be.
 */
export function useWholeTexts(): void {
  useEffect(() => {
    addEventListener('keyup', showWholeText);
    return () => removeEventListener('keyup', showWholeText);
  }, []);
}

function showWholeText({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) {
    target.scrollIntoView({ block: 'nearest' });
  }
}
