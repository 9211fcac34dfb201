import type { MarkerWords } from '../../views/domain/site/map-marker.ts';
import { PlaceLink } from '../../views/ui/place/PlaceLink.tsx';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';

export interface MarkerTexts {
  close: string;
}

interface Props extends PopupProps {
  texts: MarkerTexts;
  /** All markers of the map; the keys of what was opened are their indexes. */
  markers: readonly MarkerWords[];
}

/** The popup of a marker of the agency: its title, address and link. */
export function MarkersPopup({ opened, name, onClose, texts, markers }: Props) {
  return (
    <PopupFrame
      opened={opened}
      name={name}
      title={opened.feature.kind === 'point' ? undefined : name}
      close={texts.close}
      onClose={onClose}
    >
      {opened.keys.map((key) => {
        const marker = markers[Number(key)];
        return marker && <Place key={key} marker={marker} />;
      })}
    </PopupFrame>
  );
}

function Place({ marker: { title, titleLang, address, link } }: { marker: MarkerWords }) {
  return (
    <p className="map-marker-words">
      <strong lang={titleLang}>
        <PlaceLink href={link} origin={location.origin}>
          {title}
        </PlaceLink>
      </strong>
      {address !== '' && <span className="map-place">{address}</span>}
    </p>
  );
}
