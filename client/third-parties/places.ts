import { isGranted } from '../../views/domain/consent/consent.ts';
import type { PlacedParty } from '../../views/domain/third-party/page-parties.ts';
import type { Decision } from './decision.ts';
import { loadLoader } from './loader.ts';
import { warn } from '../warn.ts';

/**
 * Runs each place of a third party. Its `data-state` says what is shown (third-party.css):
 * `refused`, `ask`, `loading`, `shown` or `failed`. The plain HTML in it stays until the third
 * party shows something.
 */
export function watchPlaces(decision: Decision): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-third-party]')) {
    watchPlace(place, decision);
  }
}

function watchPlace(place: HTMLElement, decision: Decision): void {
  const party = JSON.parse(place.dataset['thirdParty'] ?? '') as PlacedParty;
  const state = (name: string) => (place.dataset['state'] = name);
  const isAllowed = () => isGranted(decision.consent, party.category);
  let opened: AbortController | undefined;
  const open = () => {
    if (opened || !isAllowed()) return;
    const { signal } = (opened = new AbortController());
    state('loading');
    loadLoader().then(
      ({ openFrame }) => openFrame(place, party, { signal, state }),
      (error: unknown) => {
        close('failed');
        warn(`third party ${party.id}`, error);
      },
    );
  };
  const close = (now: string) => {
    opened?.abort();
    opened = undefined;
    state(now);
  };
  decision.follow(() => {
    if (!isAllowed()) close('refused');
    else if (!opened) {
      state('ask');
      if (party.when === 'granted') onceNear(place, open);
    }
  });
  place.querySelector('[data-third-party-ask]')?.addEventListener('click', open);
  // Otherwise a chat or an unfinished appointment would continue behind the closed dialog.
  place.closest('dialog')?.addEventListener('close', () => opened && close('ask'));
}

/** Runs once when an element is within a screen's reach. */
function onceNear(element: Element, run: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  watcher.observe(element);
}
