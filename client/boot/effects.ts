/**
 * Reveals sections below the first screen as they scroll into view (docs/look.md, "Motion"), on
 * pages whose body has `data-effects`; with the value `once` only the first time. Without script or
 * with reduced motion they are visible from the start.
 */
export function revealOnEntry(): void {
  const effects = document.body.dataset['effects'];
  if (!effects || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (isIntersecting) {
        target.classList.remove('below');
        if (effects === 'once') watcher.unobserve(target);
      } else if (boundingClientRect.top > 0) target.classList.add('below');
    }
  });
  for (const part of document.querySelectorAll('.page-main > .module > *')) watcher.observe(part);
}
