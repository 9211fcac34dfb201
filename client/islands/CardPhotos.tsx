'use client';

import { useEffect } from 'react';
import type { CardPhotoTexts } from '../cards/card-photos.ts';
import { warn } from '../warn.ts';

/** A card of a list with more than one photograph. */
const CARD = '[data-page] [data-photos]';

/**
 * Shows the further photographs of a list's cards, from the first touch of a card, or when a mouse or
 * the focus enters it; before that nothing is fetched. It renders nothing itself.
 */
export function CardPhotos({ texts, lang }: { texts: CardPhotoTexts; lang: string }) {
  useEffect(() => {
    const add = (target: EventTarget | null) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
      if (!card) return;
      import(/* webpackChunkName: "card-photos" */ '../cards/card-photos.ts')
        .then(({ addPhotos }) => addPhotos(card, texts, lang))
        // The first photograph stays; the next touch tries again.
        .catch((error: unknown) => warn('the photographs of a card were not fetched', error));
    };
    const onEvent = ({ target }: Event) => add(target);
    // The event that woke this island is past.
    add(document.querySelector(`${CARD}:is(:hover, :focus-within, :active)`));
    const types = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, onEvent);
    return () => {
      for (const type of types) document.removeEventListener(type, onEvent);
    };
  }, [texts, lang]);
  return null;
}
