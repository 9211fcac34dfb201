const PROPERTY = 'view-transition-name';
const NAME = 'home-photo';
/** The card that has the transition name, and its transition. */
let named: { transition: ViewTransition; card: HTMLElement } | undefined;

/**
 * Names the photographs of a view transition between a card and the page it leads to (docs/look.md,
 * "Motion"), so that it grows on the way there and shrinks on the way back. The stylesheet names
 * the first photograph of a home's or a project's page, which may be shown before this script runs.
 * Without `showEffects` or with reduced motion there is no transition (server/services/site/stylesheet.ts).
 */
export function nameTransitions(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    nameCard(viewTransition, activation, true);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Not every browser with view transitions has `navigation`.
    nameCard(viewTransition, (window as Partial<Window>).navigation?.activation, false);
  });
}

/**
 * Names the photograph of the card that leads to the other page. A page with a gallery also has
 * cards, of similar homes: there the card is used when the visitor leaves forward or comes back.
 */
function nameCard(
  transition: ViewTransition | null,
  activation: NavigationActivation | null | undefined,
  isLeaving: boolean,
): void {
  // Skipped by a visitor who follows another link at once: no error.
  transition?.ready.catch(() => {});
  const { entry, from, navigationType } = activation ?? {};
  // Browsers do not always say for which entry the page is left.
  if (!transition || !entry || !from) return;
  const isBack = navigationType === 'traverse' && entry.index < from.index;
  const url = isLeaving ? entry.url : from.url;
  if (!url || isLeaving === isBack) return;
  const path = CSS.escape(new URL(url).pathname);
  const card = document.querySelector<HTMLElement>(`[data-card] a[href="${path}"] img`);
  if (!card) return;
  const photo = document.querySelector<HTMLElement>('.gallery-list > :first-child .photo');
  named?.card.style.removeProperty(PROPERTY);
  named = { transition, card };
  card.style.setProperty(PROPERTY, NAME);
  photo?.style.setProperty(PROPERTY, 'none');
  void transition.finished.finally(() => {
    // If the visitor navigates again at once, this transition ends after the next one has named its
    // card.
    if (named?.transition !== transition) return;
    card.style.removeProperty(PROPERTY);
    photo?.style.removeProperty(PROPERTY);
  });
}
