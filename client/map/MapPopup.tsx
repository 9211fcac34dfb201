import { useEffect, useState } from 'react';
import type { MapCard } from '../../views/domain/place/map-answer.ts';
import { PriceText } from '../../views/ui/price/PriceLine.tsx';
import { CardLink } from '../../views/ui/card/CardLink.tsx';
import { photoClasses } from '../../views/domain/property/photo-classes.ts';
import { fillText } from '../fill-text.ts';
import type { MapTexts } from './map-text.ts';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';

interface Props extends PopupProps {
  texts: MapTexts;
  locale: string;
}

/** The popup of a marker: the cards of its homes. */
export function MapPopup({ opened, texts, locale, name, onClose }: Props) {
  const { keys, feature } = opened;
  const cards = useCards(keys, locale);
  const count = feature.kind === 'area' ? feature.area.count : keys.length;
  return (
    <PopupFrame
      opened={opened}
      name={name}
      title={feature.kind === 'point' ? undefined : name}
      close={texts.close}
      onClose={onClose}
    >
      {feature.kind === 'area' && <p className="map-note">{texts.areaNote}</p>}
      {cards === undefined && <p className="map-note">{texts.loading}</p>}
      {cards === 'failed' && <p className="map-note">{texts.failed}</p>}
      {Array.isArray(cards) && cards.map((card) => <Card key={card.key} card={card} />)}
      {count > keys.length && (
        <p className="map-note">{fillText(texts.some, { shown: keys.length, count })}</p>
      )}
    </PopupFrame>
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
