import { useEffect } from 'react';

/**
 * Says in the title of the document that something is wrong, as the server does.
 * @param text with `{title}`.
 */
export function useFaultyTitle(text: string, isFaulty: boolean): void {
  useEffect(() => {
    const prefix = text.replace('{title}', '');
    const own = document.title.replace(prefix, '');
    document.title = isFaulty ? prefix + own : own;
  }, [text, isFaulty]);
}
