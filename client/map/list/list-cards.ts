import { useEffect, useState } from 'react';

/** Key of the list's card that is hovered or has the focus. */
export function useCurrentCard(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const update = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      setKey(card?.dataset['card']);
    };
    document.addEventListener('pointerover', update);
    document.addEventListener('focusin', update);
    return () => {
      document.removeEventListener('pointerover', update);
      document.removeEventListener('focusin', update);
      markCards([]);
    };
  }, []);
  return key;
}

/** Marks the list's cards of these homes, and no others. */
export function markCards(keys: readonly string[]): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-list] [data-card]')) {
    const isMarked = keys.includes(card.dataset['card'] ?? '');
    card.classList.toggle('card-on-map', isMarked);
  }
}

/** Brings the card of the first of these homes that is in the list into sight, beside the map. */
export function showCard(keys: readonly string[]): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-list] [data-card]')];
  const card = cards.find(({ dataset }) => keys.includes(dataset['card'] ?? ''));
  card?.scrollIntoView({ block: 'nearest' });
}
