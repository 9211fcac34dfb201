import { writeView } from './list-history.ts';

/**
 * Writes the number of the page in view to the URL while scrolling (spec section 4), so that a
 * reload or a shared link begins there.
 * @returns a function that ends it.
 */
export function trackPage(): () => void {
  let waiting = 0;
  const follow = () => {
    waiting = 0;
    const pages = document.querySelectorAll<HTMLElement>('[data-page]');
    if (pages.length === 0) return;
    const begun = [...pages].filter(({ firstElementChild }) => {
      const top = firstElementChild?.getBoundingClientRect().top ?? Infinity;
      return top < innerHeight / 2;
    });
    const page = Number((begun.at(-1) ?? pages[0])?.dataset['page'] ?? 1);
    writeView({ page: String(page) });
  };
  const onScroll = () => {
    waiting ||= requestAnimationFrame(follow);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    cancelAnimationFrame(waiting);
  };
}
