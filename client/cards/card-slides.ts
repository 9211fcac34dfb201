import type { CardPhoto } from '../../views/domain/property/card-photos.ts';
import { fillText } from '../fill-text.ts';
import { followSwipes } from './follow-swipes.ts';
import { photoElement } from './photo-element.ts';

/** Texts in the visitor's language; `{home}`, `{from}` and `{total}` are filled in. */
export interface CardPhotoTexts {
  previous: string;
  next: string;
  place: string;
}

interface Options {
  photos: readonly CardPhoto[];
  texts: CardPhotoTexts;
}

/** The photographs of a card in a row that buttons and swipes scroll. */
export class CardSlides {
  readonly #photos: readonly CardPhoto[];
  readonly #texts: CardPhotoTexts;
  readonly #sizes: string;
  readonly #row = document.createElement('span');
  readonly #arrows = document.createElement('div');
  readonly #status = document.createElement('span');
  readonly #previous: HTMLElement;
  readonly #next: HTMLElement;
  /** The photograph that is shown, from 0. */
  #at = 0;

  constructor(card: HTMLElement, first: Element, { photos, texts }: Options) {
    this.#photos = photos;
    this.#texts = texts;
    this.#sizes = first.querySelector('source')?.sizes ?? '';
    this.#row.className = 'card-slides';
    // A copy, as the original belongs to React where the list has changed in place.
    const copy = first.cloneNode(true) as Element;
    // The press that wakes this also names the original for the transition to its page.
    copy.querySelector('img')?.style.removeProperty('view-transition-name');
    this.#row.append(copy);
    first.after(this.#row);
    const home = card.querySelector('.card-name')?.textContent ?? '';
    this.#previous = this.#arrow('previous', fillText(texts.previous, { home }), -1);
    this.#next = this.#arrow('next', fillText(texts.next, { home }), 1);
    this.#status.className = 'unseen';
    this.#status.role = 'status';
    this.#arrows.className = 'card-arrows';
    this.#arrows.append(this.#previous, this.#next, this.#status);
  }

  /** Shows the buttons on the card, and listens to them and to swipes from now on. */
  start(card: HTMLElement): void {
    card.append(this.#arrows);
    this.#show(0);
    followSwipes(
      this.#row,
      () => this.#start,
      (by) => this.#step(by),
    );
    new ResizeObserver(() => this.#lieOver(card)).observe(this.#row);
  }

  /** Where the row is scrolled to, in pixels. */
  get #start(): number {
    return this.#at * this.#row.getBoundingClientRect().width;
  }

  #arrow(way: string, label: string, by: -1 | 1): HTMLButtonElement {
    const button = document.createElement('button');
    Object.assign(button, {
      type: 'button',
      className: `card-arrow card-${way}`,
      ariaLabel: label,
    });
    button.addEventListener('click', () => this.#step(by));
    return button;
  }

  #step(by: -1 | 0 | 1): void {
    const last = this.#photos.length - 1;
    const at = Math.max(0, Math.min(this.#at + by, last));
    const isMoved = at !== this.#at;
    this.#at = at;
    this.#show(at);
    if (!isMoved) return;
    const place = { from: String(at + 1), total: String(last + 1) };
    const words = [fillText(this.#texts.place, place), this.#photos[at]!.name];
    this.#status.textContent = words.filter(Boolean).join(', ');
  }

  /** Scrolls to a photograph; the one after it is fetched. */
  #show(at: number): void {
    for (const photo of this.#photos.slice(this.#row.childElementCount, at + 2)) {
      this.#row.append(photoElement(photo, this.#sizes));
    }
    this.#previous.ariaDisabled = String(at === 0);
    this.#next.ariaDisabled = String(at === this.#photos.length - 1);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#row.scrollTo({ left: this.#start, behavior: isReduced ? 'instant' : 'smooth' });
  }

  /** Puts the buttons over the photograph, wherever the template has it. */
  #lieOver(card: HTMLElement): void {
    const { top, left, width, height } = this.#row.getBoundingClientRect();
    const own = card.getBoundingClientRect();
    const box = { top: top - own.top, left: left - own.left, width, height };
    for (const [name, value] of Object.entries(box)) {
      this.#arrows.style.setProperty(name, `${value}px`);
    }
    this.#row.scrollLeft = this.#start;
  }
}
