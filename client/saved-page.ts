import { itemsQuery } from '../views/domain/saved/item-keys.ts';
import { keepNotes } from './saved/notes.ts';
import { keysNow } from './saved/saved-cookie.ts';

// The script of the page of saved homes: what is removed goes at once and can be put back, the link
// to share follows, and notes are kept on this device.
const keptPage = document.querySelector<HTMLElement>('[data-kept-page]');
if (keptPage) followSaved(keptPage);

function followSaved(page: HTMLElement): void {
  const cards = [...page.querySelectorAll<HTMLElement>('[data-kept]')];
  // Also what has no card: homes that have left the catalogue, and what are no keys.
  const known = new Set([...cards.map(keyOf), ...keysNow()]);
  const notes = keepNotes(page, cards);
  const show = (keys: ReadonlySet<string>) => {
    // Saved in another tab: its card is not here.
    const isNew = [...keys].some((key) => !known.has(key));
    if (isNew) return location.reload();
    const gone = cards.filter((card) => !card.hidden && !keys.has(keyOf(card)));
    for (const card of cards) {
      const isKept = keys.has(keyOf(card));
      if (card.hidden !== !isKept) card.hidden = !isKept;
      for (const box of card.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
        box.disabled = !isKept;
      }
    }
    for (const part of page.querySelectorAll<HTMLElement>('.kept-choices, .kept-share')) {
      part.hidden = cards.every((card) => card.hidden);
    }
    sayRemoved(page, gone.at(-1), keys);
    shareLinkOf(page, [...keys]);
    notes(keys);
  };
  addEventListener('saved', (event) => {
    show((event as CustomEvent<ReadonlySet<string>>).detail);
  });
  show(new Set(keysNow()));
}

function keyOf(card: HTMLElement): string {
  return card.dataset['kept'] ?? '';
}

/** Says what was removed, with the button that puts it back; the focus was on a heart that went. */
function sayRemoved(
  page: HTMLElement,
  card: HTMLElement | undefined,
  keys: ReadonlySet<string>,
): void {
  const line = page.querySelector<HTMLElement>('[data-removed]');
  const button = line?.querySelector('button');
  const words = line?.querySelector('span');
  if (!line || !button || !words) return;
  if (card) {
    button.value = keyOf(card);
    const { removed = '' } = line.dataset;
    words.textContent = removed.replace('{home}', card.dataset['name'] ?? '');
    line.hidden = false;
    // The line stays in view; the page does not jump.
    button.focus({ preventScroll: true });
  } else if (keys.has(button.value)) {
    line.hidden = true;
  }
}

function shareLinkOf(page: HTMLElement, keys: readonly string[]): void {
  const field = page.querySelector<HTMLInputElement>('.share-buttons input');
  if (field) field.value = `${location.origin}${location.pathname}?${itemsQuery(keys)}`;
}
