import { DEFERRED_CLICK_TIMEOUT } from '../../views/domain/timings.ts';
import { isModified } from './is-modified.ts';
import { parsed } from './parsed.ts';

type Hydrate = (island: HTMLElement) => Promise<void>;

/**
 * Targets whose click is deferred until their island is hydrated. Everything else, buttons with
 * `popovertarget` and those that post a form included, works as plain HTML. A radio that is already
 * checked is listed because only the island handles choosing it again.
 */
const DEFERRED_TARGETS =
  'button:not([popovertarget], [method=post] [type=submit]), summary, a[data-enhanced], ' +
  'label:has(input:checked)';

/** Islands being hydrated or hydrated; the promise settles on success and on failure. */
const started = new WeakMap<HTMLElement, Promise<void>>();
let runtime: Promise<{ hydrate: Hydrate }> | undefined;
/** Milliseconds after which an island no longer waits: a loaded computer may never be idle. */
const IDLE_TIMEOUT = 1000;
/** Safari has no `requestIdleCallback`; to its `setTimeout`, options are no delay. */
const onIdle = ((window as Partial<Window>).requestIdleCallback ??
  setTimeout) as typeof requestIdleCallback;
/** The deferred click: the visitor's last action, or undefined. */
let deferred: Event | undefined;

/**
 * Hydrates each island of the page at the time given by its `data-when` (docs/house.md, "The path
 * of an island").
 */
export function watchIslands(): void {
  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target.parentElement) void hydrateOnce(target.parentElement);
      }
    },
    // All above too: a jump to the end of the page passes an island by.
    { rootMargin: '9e6px 0px 200px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('x-island')) {
    const when = island.dataset['when'];
    if (when === 'load') void hydrateOnce(island);
    else if (when === 'idle') onIdle(() => void hydrateOnce(island), { timeout: IDLE_TIMEOUT });
    // `x-island` has no box (display: contents).
    else if (when === 'visible' && island.firstElementChild) {
      visible.observe(island.firstElementChild);
    }
  }
}

/** Hydrates an island at the first interaction, whatever its `data-when` says. */
export function hydrateOnInteraction(): void {
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'keydown']) {
    addEventListener(type, hydrateTarget, true);
  }
  addEventListener('click', deferClick, true);
}

/**
 * The island that contains the target, or else the island of the `data-adopted` part that contains
 * it.
 */
function islandOf(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return undefined;
  const around = target.closest<HTMLElement>('x-island');
  if (around) return around;
  const adopting = target.closest('[data-adopted]')?.querySelector<HTMLElement>('x-island');
  // An island that is not displayed, such as a carousel's buttons on a touch screen, is not
  // hydrated; one that renders nothing before it is needed, as the gallery's, is.
  return adopting?.firstElementChild?.getClientRects().length === 0 ? null : adopting;
}

function hydrateTarget({ target, type }: Event): void {
  // Forgets the deferred click, because the visitor does something else.
  if (type.endsWith('down')) deferred = undefined;
  const island = islandOf(target);
  if (island) void hydrateOnce(island);
}

/**
 * Hydrates an island once. On failure (of the network, or of a release that is gone) the server's
 * HTML stays and is styled as without script (`data-when="failed"`), and the next interaction tries
 * again.
 */
export function hydrateOnce(island: HTMLElement): Promise<void> {
  let done = started.get(island);
  if (done) return done;
  runtime ??= import(
    /* webpackIgnore: true */ document.body.dataset['hydrate'] as string
  ) as typeof runtime & object;
  // The island's HTML must be complete, or React could not hydrate it.
  done = runtime
    .then(({ hydrate }) => parsed.then(() => hydrate(island)))
    .then(
      () => void (island.dataset['when'] = 'done'),
      () => {
        // Without the network it may be there again later.
        if (navigator.onLine) island.dataset['when'] = 'failed';
        runtime = undefined;
        started.delete(island);
      },
    );
  started.set(island, done);
  return done;
}

/**
 * Prevents a click on an island that is not hydrated yet and repeats it afterwards, unless the
 * visitor presses something else before. A click that plain HTML can handle is not deferred for
 * longer than `DEFERRED_CLICK_TIMEOUT`.
 */
function deferClick(event: MouseEvent): void {
  const island = islandOf(event.target);
  if (!island || island.dataset['when'] === 'done' || !event.isTrusted || isModified(event)) return;
  // The click on a label is followed by one on its input, whose state has changed by then.
  if ((event.target as Element).matches('input')) return;
  const target = (event.target as Element).closest<HTMLElement>(DEFERRED_TARGETS);
  if (!target || islandOf(target) !== island) return;
  event.preventDefault();
  event.stopPropagation();
  deferred = event;
  // The press is seen at once, whatever the island takes.
  target.ariaBusy = 'true';
  const repeat = () => {
    target.ariaBusy = null;
    if (deferred !== event) return;
    deferred = undefined;
    target.click();
  };
  // Where hydration failed, the plain HTML handles the click.
  void hydrateOnce(island).then(repeat);
  if (!target.matches('[type=button]')) setTimeout(repeat, DEFERRED_CLICK_TIMEOUT);
}
