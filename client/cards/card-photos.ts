import type { CardPhotosAnswer } from '../../views/domain/property/card-photos.ts';
import { CardSlides, type CardPhotoTexts } from './card-slides.ts';

export type { CardPhotoTexts };

/** Cards that have their photographs, or wait for them. */
const begun = new WeakSet<HTMLElement>();

/**
 * Adds a card's further photographs, with two buttons to go through them. The link of the card stays
 * the only one.
 * @throws when the photographs cannot be fetched; it may be tried again.
 */
export async function addPhotos(
  card: HTMLElement,
  texts: CardPhotoTexts,
  lang: string,
): Promise<void> {
  if (begun.has(card)) return;
  begun.add(card);
  try {
    const query = new URLSearchParams({ lang, key: card.dataset['card'] ?? '' });
    const answer = await fetch(`/api/card-photos?${query}`);
    if (!answer.ok) throw new Error(`${answer.status} for /api/card-photos?${query}`);
    const { photos } = (await answer.json()) as CardPhotosAnswer;
    const first = card.querySelector('.card-photo picture');
    if (first && photos.length > 1) new CardSlides(card, first, { photos, texts }).start(card);
  } catch (error) {
    begun.delete(card);
    throw error;
  }
}
