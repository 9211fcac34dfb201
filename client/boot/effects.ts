/**
 * Lets sections below the first screen rise a little as they come into view (docs/look.md,
 * "Motion"): on pages whose body asks for it, once where it says so. Without script, and for
 * visitors who want less motion, they simply stand there.
 */
export function riseOnEntry(): void {
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
  for (const module of document.querySelectorAll('.page-main > .module')) watcher.observe(module);
}
