import { painted } from './first-paint.ts';

/** The marker that the popup was shown, for a day (spec section 9). */
const MARKER = 'popup=closed';
/** Seconds until a popup is shown again: once a day at most. */
const MAX_AGE = 24 * 60 * 60;
/** What Escape closes before the popup. */
const ABOVE = 'dialog:modal, :popover-open, .drawer[open]';

const isMarked = () => document.cookie.split('; ').includes(MARKER);

/**
 * Requests the popup and puts it into its place (views/layout/Popup.tsx) after its delay, counted
 * from the first paint. After it is closed or its link is followed it is not shown for a day. While
 * the consent sheet is open, a field has the focus or a search box is in view, the stylesheet hides
 * it.
 */
export function runPopup(): void {
  const place = document.getElementById('popup');
  if (!place) return;
  const close = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${MARKER}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${secure}`;
    if (place.contains(document.activeElement)) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    place.innerHTML = '';
  };
  place.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button, a')) close();
  });
  // In the capture phase: otherwise what lies above it would be closed already.
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || document.querySelector(ABOVE)) return;
      if (place.firstElementChild?.checkVisibility({ visibilityProperty: true })) close();
    },
    true,
  );
  // In another tab, or before this page was restored from the back/forward cache.
  addEventListener('pageshow', () => {
    if (isMarked()) place.innerHTML = '';
  });
  const { delay, from } = place.dataset;
  const fill = async (answer: Response) => {
    if (answer.ok) place.innerHTML = await answer.text();
  };
  const show = () => {
    // Without a connection there is none on this page.
    if (!isMarked()) void fetch(from!).then(fill, () => {});
  };
  void painted.then(() => setTimeout(show, Number(delay)));
}
