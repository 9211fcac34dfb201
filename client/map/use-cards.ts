import { useEffect, useState } from 'react';
import type { MapCard } from '../../views/domain/place/map-answer.ts';

/** The cards of homes, fetched by their keys; undefined while loading. */
export function useCards(
  keys: readonly string[],
  locale: string,
): MapCard[] | 'failed' | undefined {
  const [cards, setCards] = useState<MapCard[] | 'failed'>();
  useEffect(() => {
    if (keys.length === 0) return;
    const control = new AbortController();
    const query = new URLSearchParams([['lang', locale], ...keys.map((key) => ['key', key])]);
    cardsAt(`/api/map-cards?${query}`, control.signal).then(setCards, () => {
      if (!control.signal.aborted) setCards('failed');
    });
    return () => control.abort();
  }, [keys, locale]);
  return cards;
}

async function cardsAt(url: string, signal: AbortSignal): Promise<MapCard[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { cards: MapCard[] }).cards;
}
