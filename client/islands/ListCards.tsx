'use client';

import { useEffect } from 'react';
import type { CardPhotoTexts } from '../cards/card-photos.ts';
import { warn } from '../warn.ts';

interface Props {
  photos: CardPhotoTexts;
  /** Said of cards that are new since the last visit; absent where that says nothing. */
  isNew?: string;
  lang: string;
}

/** A card of a list with more than one photograph. */
const CARD = '[data-page] [data-photos]';

/**
 * Adds to the cards of a list, once a finger, the mouse or the focus was in it: further photographs to
 * each card that is touched, and what is new since the last visit. Before that nothing is fetched. It
 * renders nothing itself.
 */
export function ListCards({ photos, isNew, lang }: Props) {
  useEffect(() => {
    const add = (target: EventTarget | null) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
      if (!card) return;
      import(/* webpackChunkName: "card-photos" */ '../cards/card-photos.ts')
        .then(({ addPhotos }) => addPhotos(card, photos, lang))
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
  }, [photos, lang]);
  useEffect(() => {
    if (isNew === undefined) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import(/* webpackChunkName: "card-photos" */ '../cards/new-cards.ts').then(
      ({ markNewCards }) => {
        if (!isOver) end = markNewCards(isNew);
      },
      (error: unknown) => warn('what is new was not marked', error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isNew]);
  return null;
}
