import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { coverPage } from './cover-page.ts';
import { isMapInUrl } from './map-url.ts';

/** From this width on the map is beside the list. */
const WIDE = '(min-width: 64rem)';

/** Whether the map is beside the list, not over it. */
export function useIsBesideList(): boolean {
  return useSyncExternalStore(subscribeWidth, isBesideList);
}

export function isBesideList(): boolean {
  return matchMedia(WIDE).matches;
}

/**
 * Beside the list the dialog is part of the page, and scrolled into view as a whole, unless the page
 * is shown with it, or the focus would be scrolled out of view. Otherwise it covers the page.
 */
export function useDialogMode(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const leave = useEffectEvent(onClose);
  // Before the map in it is framed, which needs its size.
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    const open = () => {
      end?.();
      if (!dialog.current) return;
      end = isBesideList() ? showBeside(dialog.current) : coverPage(dialog.current, () => leave());
    };
    open();
    if (isBesideList() && !isMapInUrl() && !isKeyboardFocus()) {
      dialog.current?.scrollIntoView({ block: 'start' });
    }
    const unsubscribe = subscribeWidth(open);
    return () => {
      unsubscribe();
      end?.();
    };
  }, [dialog]);
}

/** Whether the button was pressed by keyboard: it stays the focused element, which has to be visible. */
function isKeyboardFocus(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}

/** Not show(), which would move the focus away from the button that was pressed. */
function showBeside(dialog: HTMLDialogElement): () => void {
  dialog.setAttribute('open', '');
  return () => dialog.removeAttribute('open');
}

function subscribeWidth(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
