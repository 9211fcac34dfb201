import { keepFocusWithin } from '../../keep-focus-within.ts';

/** Id of the sheet with the filters of the list, which opens over the map. */
export const FILTERS = 'filters';

/**
 * Shows the map over the whole page, of which nothing else can be reached but the filters. Not as a
 * modal dialog, beside which the sheet of the filters would be inert.
 * @param leave called when Escape is pressed.
 * @returns a function that ends it.
 */
export function coverPage(dialog: HTMLDialogElement, leave: () => void): () => void {
  dialog.popover = 'manual';
  dialog.ariaModal = 'true';
  dialog.showPopover();
  const useWholeScreen = wholeScreen();
  const focus = keepFocus(dialog, leave);
  dialog.querySelector('button')?.focus();
  return () => {
    focus();
    useWholeScreen();
    dialog.hidePopover();
    dialog.popover = null;
    dialog.ariaModal = null;
  };
}

/**
 * Keeps the focus in the map. The sheet of the filters has the focus while it is open; when it is
 * closed, the focus returns to the map's own button for it.
 */
function keepFocus(dialog: HTMLElement, leave: () => void): () => void {
  const sheet = document.getElementById(FILTERS);
  let end: (() => void) | undefined = keepFocusWithin(dialog, leave);
  const onOpen = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return;
    end?.();
    end = undefined;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (end || sheet?.matches(':popover-open')) return;
    end = keepFocusWithin(dialog, leave);
    if (!dialog.contains(target as Node)) {
      dialog.querySelector<HTMLElement>(`[popovertarget=${FILTERS}]`)?.focus();
    }
  };
  sheet?.addEventListener('beforetoggle', onOpen);
  document.addEventListener('focusin', onFocus);
  return () => {
    sheet?.removeEventListener('beforetoggle', onOpen);
    document.removeEventListener('focusin', onFocus);
    end?.();
  };
}

/** Lets the map extend beside a notch; its stylesheet keeps what is pressed out of there. */
function wholeScreen(): () => void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  if (!viewport) return () => {};
  const { content } = viewport;
  viewport.content = `${content}, viewport-fit=cover`;
  return () => {
    viewport.content = content;
  };
}
