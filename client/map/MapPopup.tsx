import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapCard } from '../../views/domain/place/map-answer.ts';
import { PriceText } from '../../views/ui/price/PriceLine.tsx';
import { CardLink } from '../../views/ui/card/CardLink.tsx';
import { Icon } from '../../views/ui/Icon.tsx';
import { photoClasses } from '../../views/ui/picture/photo-classes.ts';
import { fillText } from '../fill-text.ts';
import type { Opened } from './map-layers.ts';
import type { MapTexts } from './map-text.ts';

interface Props {
  opened: Opened;
  texts: MapTexts;
  locale: string;
  name: string;
  onClose: () => void;
}

/** The popup of a marker: the cards of its homes. */
export function MapPopup({ opened, texts, locale, name, onClose }: Props) {
  const { keys, popup, feature } = opened;
  const cards = useCards(keys, locale);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    // Leaflet detaches and re-attaches the content, so the focus has to be restored.
    const focused = document.activeElement;
    popup.update();
    if (focused instanceof HTMLElement && box.current?.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  });
  const count = feature.kind === 'area' ? feature.area.count : keys.length;
  return (
    <div className="map-cards" ref={box} role="group" aria-label={name} tabIndex={-1}>
      <div className="map-cards-head">
        {feature.kind !== 'point' && <p>{name}</p>}
        <button className="map-close" type="button" aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {feature.kind === 'area' && <p className="map-note">{texts.areaNote}</p>}
      {cards === undefined && <p className="map-note">{texts.loading}</p>}
      {cards === 'failed' && <p className="map-note">{texts.failed}</p>}
      {Array.isArray(cards) && cards.map((card) => <Card key={card.key} card={card} />)}
      {count > keys.length && (
        <p className="map-note">{fillText(texts.some, { shown: keys.length, count })}</p>
      )}
    </div>
  );
}

function Card({ card: { name, place, price, picture, label, href } }: { card: MapCard }) {
  return (
    <CardLink href={href}>
      {picture && (
        <span className="card-photo">
          <img
            className={photoClasses({ source: picture.url, focus: picture.focus })}
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt=""
          />
          {label && <span className={plateClass(label.id)}>{label.text}</span>}
        </span>
      )}
      {price && (
        <span className="card-price numerals">
          <PriceText words={price} />
        </span>
      )}
      <span className="card-name">{name}</span>
      <span className="map-place">{place}</span>
    </CardLink>
  );
}

function plateClass(label: number | undefined): string {
  return label === undefined ? 'plate' : `plate plate-label-${label}`;
}

/** Undefined while loading. */
function useCards(keys: readonly string[], locale: string): MapCard[] | 'failed' | undefined {
  const [cards, setCards] = useState<MapCard[] | 'failed'>();
  useEffect(() => {
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
