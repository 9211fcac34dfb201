import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Bounds } from '../../views/domain/list-query.ts';
import type { MapEntries } from '../../views/domain/map-answer.ts';
import { fillText } from '../lib/fill-text.ts';
import type { Shown } from './cluster-index.ts';
import { LeafletView } from './leaflet-view.ts';
import type { Opened } from './map-layers.ts';
import type { MapTexts, TileSource } from './map-text.ts';
import { MapPopup } from './MapPopup.tsx';

interface Props {
  tiles: TileSource;
  texts: MapTexts;
  locale: string;
  entries: MapEntries | undefined;
  /** Shown whenever it is another one. */
  frame: Bounds | undefined;
  /** Of a frame that is a single place. */
  zoom: number;
  /** The home whose marker is lit. */
  highlighted?: string | undefined;
  onMoved?: (bounds: Bounds) => void;
  /** What lies over the map. */
  children?: ReactNode;
}

/** A map with markers, each of which opens a card. It knows what is to be shown, not of what list. */
export function MapCanvas({ tiles, texts, locale, children, ...shown }: Props) {
  const { entries, frame, zoom, highlighted, onMoved } = shown;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<LeafletView>(undefined);
  const moved = useRef(onMoved);
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    moved.current = onMoved;
  }, [onMoved]);
  useEffect(() => {
    if (!element.current) return;
    const made = new LeafletView(element.current, {
      tiles,
      nameOf: (one) => nameOf(one, texts),
      onMoved: (bounds) => moved.current?.(bounds),
      onOpen: setOpened,
      onClosed: () => setOpened(undefined),
    });
    view.current = made;
    return () => made.remove();
  }, [tiles, texts]);
  useEffect(() => {
    if (frame) view.current?.frame(frame, zoom);
  }, [frame, zoom]);
  useEffect(() => {
    if (entries) view.current?.show(entries);
  }, [entries]);
  useEffect(() => view.current?.highlight(highlighted), [highlighted]);

  const close = () => {
    const id = opened?.shown.id;
    view.current?.closePopup();
    if (id !== undefined) view.current?.focusMarker(id);
  };
  /** Escape closes the card, and only then what is around the map. */
  const closeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div className="map" role="presentation" onKeyDown={closeFirst}>
      <div className="map-world" ref={element} role="region" aria-label={texts.label} />
      <div className="map-zoom">
        <ZoomButton text={texts.zoomIn} sign="+" onPress={() => view.current?.zoomBy(1)} />
        <ZoomButton text={texts.zoomOut} sign="−" onPress={() => view.current?.zoomBy(-1)} />
      </div>
      {children}
      <Attribution {...tiles} />
      {opened &&
        createPortal(
          <MapPopup
            key={opened.shown.id}
            opened={opened}
            texts={texts}
            locale={locale}
            name={nameOf(opened.shown, texts)}
            onClose={close}
          />,
          opened.node,
        )}
    </div>
  );
}

function ZoomButton(props: { text: string; sign: string; onPress: () => void }) {
  return (
    <button className="map-button" type="button" aria-label={props.text} onClick={props.onPress}>
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}

/** Who made the map, as they ask for it. */
function Attribution({ attribution }: TileSource) {
  if (!attribution) return null;
  const { text, link } = attribution;
  return <p className="map-attribution">{link === undefined ? text : <a href={link}>{text}</a>}</p>;
}

function nameOf(shown: Shown, texts: MapTexts): string {
  if (shown.kind === 'point') return shown.point.name;
  if (shown.kind === 'area') {
    const { count, name: place } = shown.area;
    return fillText(texts.area, { count, place });
  }
  return fillText(texts.cluster, { count: shown.count });
}
