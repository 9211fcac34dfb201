import { parsed } from './parsed.ts';

type Hydrate = (island: HTMLElement) => Promise<void>;

/**
 * What a click may be held on until the island listens; anything else works as plain HTML, and what
 * opens a popover does. A choice that is made already does nothing by itself: only the island knows
 * what choosing it again means.
 */
const HELD =
  'button:not([popovertarget]), summary, [role="button"], a[data-enhanced], label:has(input:checked)';

/** Islands on their way: a promise that settles when they listen, or when they never will. */
const started = new Map<HTMLElement, Promise<void>>();
const listening = new WeakSet<HTMLElement>();
let runtime: Promise<{ hydrate: Hydrate }> | undefined;

/**
 * Finds the page's islands and wakes each when it asks for it (docs/house.md, "The path of an
 * island").
 */
export function watchIslands(): void {
  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target.parentElement) void start(target.parentElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('x-island')) {
    const when = island.dataset['when'];
    if (when === 'load') void start(island);
    else if (when === 'idle') onIdle(() => void start(island));
    else if (when === 'visible') observe(visible, island);
  }
}

/** Whatever an island waits for, touching it wakes it. */
export function hydrateOnInteraction(): void {
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'keydown']) {
    addEventListener(type, wake, { capture: true, passive: true });
  }
  addEventListener('click', deferClick, { capture: true });
}

/** `x-island` has no box of its own (display: contents), so that its first element is watched. */
function observe(observer: IntersectionObserver, island: HTMLElement): void {
  if (island.firstElementChild) observer.observe(island.firstElementChild);
}

function onIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** The island around it, or else the one that takes over the part of the page it stands in. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest<HTMLElement>('x-island');
  if (around) return around;
  const adopting = target.closest('[data-adopted]')?.querySelector<HTMLElement>('x-island');
  // What is not shown here, as the buttons of a row where fingers swipe it, takes over nothing.
  return adopting?.firstElementChild?.getClientRects().length === 0 ? null : (adopting ?? null);
}

function wake({ target }: Event): void {
  const island = islandOf(target);
  if (island) void start(island);
}

/**
 * Hydrates an island once. A failure (the network, mostly) leaves the server's HTML, which works
 * by itself; the next touch tries again.
 */
function start(island: HTMLElement): Promise<void> {
  const running = started.get(island);
  if (running) return running;
  const address = island.ownerDocument.body.dataset['hydrate'] ?? '';
  runtime ??= import(/* webpackIgnore: true */ address) as Promise<{ hydrate: Hydrate }>;
  // An island that is only half there could not be taken over.
  const done = Promise.all([runtime, parsed])
    .then(([{ hydrate }]) => hydrate(island))
    .then(
      () => void listening.add(island),
      () => {
        runtime = undefined;
        started.delete(island);
      },
    );
  started.set(island, done);
  return done;
}

/** A click that comes before the island listens is held, and made again once it does. */
function deferClick(event: MouseEvent): void {
  const island = islandOf(event.target);
  if (!island || listening.has(island) || !event.isTrusted) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  // An input's own click comes after its label's, when it has the new choice already.
  if (event.target instanceof HTMLInputElement) return;
  const target = (event.target as Element).closest<HTMLElement>(HELD);
  if (!target || islandOf(target) !== island) return;
  event.preventDefault();
  event.stopPropagation();
  // Where hydration failed, the plain HTML answers the click.
  void start(island).then(() => target.click());
}
