import { useEffect } from 'react';

/**
 * Says in the title of the document that something is wrong, as the server does for a form that
 * comes back, until it is corrected.
 * @param text with `{title}`.
 */
export function useFaultyTitle(text: string, isFaulty: boolean): void {
  useEffect(() => {
    if (!isFaulty) return;
    const prefix = text.replace('{title}', '');
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [text, isFaulty]);
}
