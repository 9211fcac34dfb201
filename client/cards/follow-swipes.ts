/** Pixels of a finger's way that are a swipe, and no press of the link. */
const SWIPE = 30;

/**
 * Follows a finger that swipes across a row of slides, which scrolls by script alone.
 * @param start where the row is scrolled to at rest, in pixels.
 * @param step called with the way of a swipe, or 0 for one that was too short.
 */
export function followSwipes(
  row: HTMLElement,
  start: () => number,
  step: (by: -1 | 0 | 1) => void,
): void {
  let from: number | undefined;
  let way = 0;
  row.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    from = pointerType === 'mouse' ? undefined : clientX;
    way = 0;
  });
  row.addEventListener('pointermove', ({ clientX }) => {
    if (from === undefined) return;
    way = from - clientX;
    row.scrollLeft = start() + way;
  });
  const end = (by: -1 | 0 | 1) => {
    if (from === undefined) return;
    from = undefined;
    step(by);
  };
  row.addEventListener('pointerup', () => end(way > SWIPE ? 1 : way < -SWIPE ? -1 : 0));
  // The page scrolls instead.
  row.addEventListener('pointercancel', () => end(0));
  // The click after a swipe would follow the link of the card.
  row.addEventListener('click', (event) => {
    if (Math.abs(way) > SWIPE) event.preventDefault();
    way = 0;
  });
}
