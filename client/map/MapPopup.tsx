import { fillText } from '../fill-text.ts';
import { HomeCard } from './HomeCard.tsx';
import type { MapTexts } from './map-text.ts';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';
import { useCards } from './use-cards.ts';

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
      {Array.isArray(cards) && cards.map((card) => <HomeCard key={card.key} card={card} />)}
      {count > keys.length && (
        <p className="map-note">{fillText(texts.some, { shown: keys.length, count })}</p>
      )}
    </PopupFrame>
  );
}
