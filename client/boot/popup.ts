import { activated } from './activated.ts';

/** The marker that the popup was shown, for a day (spec section 9). */
const MARKER = 'popup=closed';
/** Seconds until a popup is shown again: once a day at most. */
const MAX_AGE = 24 * 60 * 60;
/** What Escape closes before the popup. */
const ABOVE = 'dialog:modal, :popover-open, .drawer[open]';

const isMarked = () => document.cookie.split('; ').includes(MARKER);

/**
 * Shows the popup of the page (views/layout/Popup.tsx) after its delay, counted from when the page
 * becomes visible. After it is closed or its link is followed it is not shown for a day. While the
 * consent sheet is open, a field has the focus or a search box is in view, the stylesheet hides it.
 */
export function runPopup(): void {
  const popup = document.getElementById('popup');
  if (!popup || isMarked()) return;
  const close = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${MARKER}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
    const hadFocus = popup.contains(document.activeElement);
    popup.hidden = true;
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };
  popup.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button, a')) close();
  });
  // In the capture phase: otherwise what lies above it would be closed already.
  addEventListener(
    'keydown',
    ({ key }) => {
      const isFirst =
        popup.checkVisibility({ visibilityProperty: true }) && !document.querySelector(ABOVE);
      if (key === 'Escape' && isFirst) close();
    },
    true,
  );
  // In another tab, or before this page was restored from the back/forward cache.
  addEventListener('pageshow', () => {
    if (isMarked()) popup.hidden = true;
  });
  void activated.then(() => {
    const show = () => (popup.hidden = isMarked());
    setTimeout(show, Number(popup.dataset['delay']) * 1000);
  });
}
