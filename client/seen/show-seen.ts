import type { Locale } from '../../views/domain/locale.ts';
import type { Seen, SeenItem } from '../../views/domain/seen/seen-items.ts';
import { storedSeen, storeSeen } from './stored-seen.ts';

/**
 * Fills a section of views/modules/recently-seen with what this device remembers, and follows other
 * tabs. It stays hidden while there is nothing to show.
 */
export function showSeen(section: HTMLElement): void {
  const [erase, stop, resume] = ['erase', 'stop', 'resume'].map((name) =>
    section.querySelector<HTMLElement>(`[data-seen-${name}]`),
  );
  const show = () => render(section, storedSeen());
  const press = (button: HTMLElement | null | undefined, seen: Seen) =>
    button?.addEventListener('click', () => {
      storeSeen(seen);
      show();
      // The button is gone: the next one takes its place.
      if (!section.hidden) (seen === 'off' ? resume : stop)?.focus();
      else document.getElementById('content')?.focus({ preventScroll: true });
    });
  press(erase, []);
  press(stop, 'off');
  press(resume, []);
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
}

function render(section: HTMLElement, seen: Seen): void {
  const isOff = seen === 'off';
  const items = isOff ? [] : seen;
  section.hidden = !isOff && items.length === 0;
  for (const [name, isShown] of [
    ['off', isOff],
    ['on', !isOff],
  ] as const) {
    for (const part of section.querySelectorAll<HTMLElement>(`[data-seen-${name}]`)) {
      part.hidden = !isShown;
    }
  }
  const cards = items.flatMap((item) => cardOf(section, item) ?? []);
  section.querySelector('[data-seen-cards]')?.replaceChildren(...cards);
}

/** A card, from the template in the section; its texts are set as texts, whatever is stored. */
function cardOf(section: HTMLElement, item: SeenItem): Node | undefined {
  const template = section.querySelector('template');
  const card = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const link = card?.querySelector('a');
  const locale = document.documentElement.lang as Locale;
  const href = item.paths[locale] ?? item.paths[item.locale];
  if (!card || !link || href === undefined) return undefined;
  link.href = href;
  const name = card.querySelector<HTMLElement>('.card-name');
  if (name && item.locale !== locale) name.lang = item.locale;
  setText(name, item.name);
  setText(card.querySelector('.card-price'), item.price);
  const date = new Intl.DateTimeFormat('nl-BE').format(item.at);
  setText(
    card.querySelector('.card-street'),
    (section.dataset['seenList'] ?? '').replace('{date}', date),
  );
  if (item.picture !== '') card.querySelector('.card-photo')?.append(photoOf(item.picture));
  return card;
}

function photoOf(url: string): HTMLImageElement {
  const photo = new Image(480, 320);
  photo.className = 'photo';
  photo.alt = '';
  photo.loading = 'lazy';
  // A picture that the agency has replaced is gone.
  photo.addEventListener('error', () => photo.remove());
  photo.src = url;
  return photo;
}

function setText(element: Element | null, text: string): void {
  if (text === '') element?.remove();
  else if (element) element.textContent = text;
}
