import { type RefObject, useEffect, useRef } from 'react';
import { listSearch } from '../list/list-view.tsx';

/** From this width on the map is beside the list. */
const WIDE = '(min-width: 64rem)';

type Dialog = RefObject<HTMLDialogElement | null>;

/**
 * Beside the list the dialog is part of the page, and scrolled into view as a whole. Otherwise it
 * is modal, and Back closes it instead of leaving the page.
 */
export function useDialogMode(dialog: Dialog, onClose: () => void): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const open = () => {
      if (dialog.current) openDialog(dialog.current, !wide.matches);
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, [dialog]);
  useBackThatCloses(dialog, onClose);
}

function openDialog(dialog: HTMLDialogElement, isModal: boolean): void {
  dialog.close();
  if (isModal) return dialog.showModal();
  // Not show(), which would move the focus away from the button that was pressed.
  dialog.setAttribute('open', '');
  dialog.scrollIntoView({ block: 'start' });
}

/** The state of the history entry of the open map. */
const MAP_ENTRY = 'map';

/**
 * The modal map has its own history entry. When it is closed by anything but Back, it goes back to
 * the entry before, unless changes of the list from the map have added entries since.
 */
function useBackThatCloses(dialog: Dialog, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!dialog.current?.matches(':modal')) return;
    // After a reload the entry may still be there.
    if (!isMapEntry()) history.pushState({ ...history.state, [MAP_ENTRY]: true }, '');
    const opened = currentSearch();
    let isClosed = false;
    const onBack = (event: PopStateEvent) => {
      // An entry of another list, which was changed from the map.
      if (isMapEntry() || currentSearch() !== opened) return;
      // The list that is shown needs no update.
      if (listSearch() === opened) event.stopImmediatePropagation();
      isClosed = true;
      close.current();
    };
    addEventListener('popstate', onBack, { capture: true });
    return () => {
      removeEventListener('popstate', onBack, { capture: true });
      if (!isClosed && isMapEntry()) goBackQuietly();
    };
  }, [dialog]);
}

/** The query string without its page, as `listSearch` gives it. */
function currentSearch(): string {
  const query = new URLSearchParams(location.search);
  query.delete('page');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function isMapEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MAP_ENTRY] === true;
}

function goBackQuietly(): void {
  const ignore = (event: PopStateEvent) => event.stopImmediatePropagation();
  addEventListener('popstate', ignore, { capture: true, once: true });
  history.back();
}
