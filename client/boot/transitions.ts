const NAME = 'home-photo';

interface SwapEvent extends Event {
  readonly viewTransition?: { readonly finished: Promise<void> } | null;
  readonly activation?: {
    readonly entry?: { readonly url: string | null } | null;
    readonly from?: { readonly url: string | null } | null;
  } | null;
}

/**
 * Names the photographs of a view transition between a card and the home's page (docs/look.md,
 * "Motion"). The detail page names its photograph in the stylesheet; on a list the card that is
 * followed, or returned from, is named here.
 */
export function nameTransitions(): void {
  addEventListener('pageswap', (event: SwapEvent) => {
    nameCard(event, event.activation?.entry?.url);
  });
  addEventListener('pagereveal', (event: SwapEvent) => {
    nameCard(event, event.activation?.from?.url ?? document.referrer);
  });
}

function nameCard(event: SwapEvent, url: string | null | undefined): void {
  if (!event.viewTransition || !url) return;
  const path = CSS.escape(new URL(url).pathname);
  const image = document.querySelector<HTMLElement>(`[data-card] a[href="${path}"] img`);
  if (!image) return;
  image.style.setProperty('view-transition-name', NAME);
  void event.viewTransition.finished.finally(() => {
    image.style.removeProperty('view-transition-name');
  });
}
