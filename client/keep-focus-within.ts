const FOCUSABLE =
  'a[href], button:not([disabled]), summary, input, select, textarea, [tabindex="0"]';

/**
 * Contains the focus within an element that covers the page: Tab wraps around, Escape calls
 * `leave`, and everything outside is inert.
 * @returns a function that ends it; it does not call `leave`.
 */
export function keepFocusWithin(element: HTMLElement, leave: () => void): () => void {
  const others = outsideOf(element).filter((other) => !other.inert);
  for (const other of others) other.inert = true;
  const onKey = (event: KeyboardEvent) => {
    // An inner widget that closed or cleared itself on Escape has called preventDefault.
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
    else if (event.key === 'Tab') goRound(element, event);
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    for (const other of others) other.inert = false;
  };
}

/** The siblings of `element` and of its ancestors, up to the body. */
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
