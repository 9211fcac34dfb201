const FOCUSABLE =
  'a[href], button:not([disabled]), summary, input, select, textarea, [tabindex="0"]';

/**
 * Holds the visitor within an element that covers the page: Tab goes round in it, Escape asks to
 * leave, and everything beside it is out of reach of clicks and screen readers.
 * @returns what ends it; calls nothing by itself.
 */
export function keepFocusWithin(element: HTMLElement, leave: () => void): () => void {
  const others = outsideOf(element).filter((other) => !other.inert);
  for (const other of others) other.inert = true;
  const onKey = (event: KeyboardEvent) => {
    // Something within may have closed, or cleared itself, and be content with that.
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
    else if (event.key === 'Tab') goRound(element, event);
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    for (const other of others) other.inert = false;
  };
}

/** Every element beside one that holds `element`, up to the body. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling !== at && sibling instanceof HTMLElement) outside.push(sibling);
    }
  }
  return outside;
}

function goRound(element: HTMLElement, event: KeyboardEvent): void {
  const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility(),
  );
  const first = stops[0];
  const last = stops.at(-1);
  const goal = event.shiftKey ? last : first;
  const edge = event.shiftKey ? first : last;
  const active = document.activeElement;
  if (!goal || (active !== edge && element.contains(active))) return;
  event.preventDefault();
  goal.focus();
}
