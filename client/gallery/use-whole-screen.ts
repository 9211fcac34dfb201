import { type RefObject, useEffect, useState } from 'react';

export interface WholeScreen {
  isWhole: boolean;
  /** Undefined where the browser cannot show a part of a page on the whole screen. */
  toggle: (() => void) | undefined;
}

/**
 * Shows an element on the whole screen and in the window again, which the browser does on Escape,
 * too. Within a modal dialog: browsers refuse the dialog itself.
 */
export function useWholeScreen(of: RefObject<HTMLElement | null>): WholeScreen {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const onChange = () => setWhole(document.fullscreenElement === of.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [of]);
  // Undefined on iPhones.
  if (!(document as Partial<Document>).fullscreenEnabled) return { isWhole, toggle: undefined };
  const toggle = () => {
    const done = isWhole ? document.exitFullscreen() : of.current?.requestFullscreen();
    // Refused by a setting of the browser: the viewer stays as it is.
    done?.catch(() => {});
  };
  return { isWhole, toggle };
}
