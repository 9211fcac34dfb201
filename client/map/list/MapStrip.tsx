import { type RefObject, useEffect, useRef } from 'react';
import { fillText } from '../../fill-text.ts';
import type { KeysInView } from '../cluster-index.ts';
import { HomeCard } from '../HomeCard.tsx';
import { useCards } from '../use-cards.ts';

export interface StripTexts {
  /** Names the strip. */
  inView: string;
  none: string;
  failed: string;
  /** Contains `{shown}` and `{count}`: not every home has a card. */
  some: string;
}

interface Props {
  texts: StripTexts;
  locale: string;
  /** Undefined while the entries are fetched: the strip has its height already. */
  inView: KeysInView | undefined;
  /** Key of the home whose marker is highlighted: its card is in the middle. */
  selected: string | undefined;
  onSelect: (key: string) => void;
}

const NONE: readonly string[] = [];

/** Below the map of a phone: the cards of the homes in view, in a row that is swiped. */
export function MapStrip({ texts, locale, inView, selected, onSelect }: Props) {
  const { keys, total } = inView ?? { keys: NONE, total: undefined };
  const cards = useCards(keys, locale);
  const row = useRef<HTMLUListElement>(null);
  const swiped = useCentred(row, selected, onSelect, cards);
  if (total === 0) return <p className="map-strip-note">{texts.none}</p>;
  if (cards === 'failed') return <p className="map-strip-note">{texts.failed}</p>;
  return (
    <ul className="map-strip" ref={row} aria-label={texts.inView} {...swiped}>
      {cards?.map((card) => (
        <li key={card.key} data-key={card.key} aria-current={card.key === selected || undefined}>
          <HomeCard card={card} />
        </li>
      ))}
      {cards && total !== undefined && total > keys.length && (
        <li className="map-note">{fillText(texts.some, { shown: keys.length, count: total })}</li>
      )}
    </ul>
  );
}

/**
 * Brings the selected card into the middle of the row, and selects the one that was swiped there.
 * @returns the handlers of the row.
 */
function useCentred(
  row: RefObject<HTMLUListElement | null>,
  selected: string | undefined,
  onSelect: (key: string) => void,
  cards: unknown,
) {
  /** Where the row is being scrolled to by code; the visitor's hand ends it. */
  const goal = useRef<string>(undefined);
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    const list = row.current;
    const card = list?.querySelector<HTMLElement>(`[data-key="${selected}"]`);
    if (list && card && cards === shown.current && centred(list) === card) return;
    // Also while its card is on its way: until then the rest of a swipe selects none.
    goal.current = selected;
    if (!list || !card) return;
    const isNew = cards !== shown.current;
    shown.current = cards;
    const left = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
    list.scrollTo({ left, behavior: isNew ? 'instant' : 'auto' });
  }, [row, selected, cards]);
  const byHand = () => {
    goal.current = undefined;
  };
  return {
    onPointerDown: byHand,
    onTouchStart: byHand,
    onWheel: byHand,
    onFocus: ({ target }: { target: Element }) => {
      const key = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
      if (key !== undefined) onSelect(key);
    },
    onScroll: () => {
      const key = row.current && centred(row.current)?.dataset['key'];
      if (key === undefined || key === null) return;
      if (goal.current === undefined) onSelect(key);
      else if (goal.current === key) goal.current = undefined;
    },
  };
}

/** The card in the middle of the row. */
function centred(row: HTMLElement): HTMLElement | undefined {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const away = (card: HTMLElement) => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle);
  const cards = [...row.querySelectorAll<HTMLElement>('[data-key]')];
  return cards.toSorted((a, b) => away(a) - away(b))[0];
}
